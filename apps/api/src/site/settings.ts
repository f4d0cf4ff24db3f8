import { OneOf } from '@silkboat/contract/fields';
import { type PaymentMethod, paymentMethods } from '@silkboat/contract/order-life-cycle';
import { Refusal } from '@silkboat/contract/refusal';
import { eq } from 'drizzle-orm';
import Type, { type Static, type TObject } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '#db/client.ts';
import { announce } from '#db/notices.ts';
import { settings } from '#db/schema/index.ts';
import { now } from '../clock.ts';

const Text = (value: string, description?: string) =>
  Type.String({ default: value, maxLength: 500, ...(description && { description }) });
const Whole = (value: number, description: string) =>
  Type.Integer({ default: value, minimum: 0, maximum: 1_000_000, description });
const Fen = (value: number) => Type.Integer({ default: value, minimum: 0, description: 'fen' });
const Methods = (...values: PaymentMethod[]) => Type.Array(OneOf(paymentMethods), { default: values, maxItems: 10 });
const Words = () => Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { default: [], maxItems: 20 });

/** Every setting that an operator may change, with the value it has until then. */
const settingSchemas = {
  BASE_SETTING: Type.Object({
    siteName: Text('丝路之舟'),
    siteNameEn: Text('Silkboat'),
    icp: Text('', 'ICP number, shown in the footer when set'),
    domainLogo: Text('/favicon.svg'),
    domainIcon: Text('/favicon.svg'),
    buyerSideLogo: Text('/favicon.svg'),
    buyerSideIcon: Text('/favicon.svg'),
    storeSideLogo: Text('/favicon.svg'),
    storeSideIcon: Text('/favicon.svg'),
    staticPageAddress: Text(''),
    staticPageWapAddress: Text(''),
  }),
  ORDER_SETTING: Type.Object({
    autoCancel: Whole(30, 'minutes until an unpaid order or top-up is cancelled'),
    autoReceive: Whole(10, 'days from delivery to automatic receipt'),
    autoEvaluation: Whole(15, 'days from receipt to automatic good evaluation'),
    closeAfterSale: Whole(15, 'days from receipt while after-sale can be asked for'),
    closeComplaint: Whole(30, 'days from payment while a complaint can be made'),
  }),
  POINT_SETTING: Type.Object({
    register: Whole(10, 'points for registering'),
    signIn: Whole(2, 'points for the daily sign-in'),
    comment: Whole(24, 'points for an evaluation'),
    consumer: Whole(1, 'points for each yuan of a completed order'),
    money: Whole(1, 'points that are worth a yuan'),
  }),
  /** Ways to pay, per kind of client, in the order shown. */
  PAYMENT_SUPPORT: Type.Object({
    PC: Methods('ALIPAY', 'WECHAT', 'WALLET'),
    H5: Methods('ALIPAY', 'WECHAT', 'WALLET'),
    WECHAT_MP: Methods('WECHAT', 'WALLET'),
    APP: Methods('ALIPAY', 'WECHAT', 'WALLET'),
  }),
  WITHDRAWAL_SETTING: Type.Object({
    apply: Type.Boolean({ default: true, description: 'a withdrawal waits for approval' }),
    minPrice: Fen(100),
    fee: Fen(0),
    type: Type.Unsafe<'ALI' | 'WECHAT'>({ ...OneOf(['ALI', 'WECHAT']), default: 'ALI' }),
  }),
  /** Words that stand before what people search for, per language. */
  HOT_WORDS_SETTING: Type.Object({ words: Words(), wordsEn: Words() }),
  IM_SETTING: Type.Object({ httpUrl: Text('', 'address of the chat page; empty while there is none') }),
} satisfies Record<string, TObject>;

/** A setting that is on record here; other modules may keep values of their own in the same table. */
export type SettingName = keyof typeof settingSchemas;
export type Setting<N extends SettingName> = Static<(typeof settingSchemas)[N]>;

/** A setting as stored, completed with defaults. Read it inside the transaction that depends on it. */
export async function getSetting<N extends SettingName>(db: Database, name: N): Promise<Setting<N>> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return complete(name, row?.value);
}

/** Changes some values of a setting; refuses what its schema does not allow. */
export async function saveSetting<N extends SettingName>(
  db: Database,
  name: N,
  changes: Partial<Setting<N>>,
): Promise<Setting<N>> {
  const value = { ...(await getSetting(db, name)), ...changes };
  if (!Value.Check(settingSchemas[name], value)) throw new Refusal('INVALID_PARAMETERS');
  await db
    .insert(settings)
    .values({ name, value, updatedAt: now() })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: now() } });
  await announce(db, 'settings', name);
  return value;
}

/** Each field as stored when its schema allows that, else its default: a bad row must not stop the shop. */
function complete<N extends SettingName>(name: N, stored: unknown): Setting<N> {
  const { properties } = settingSchemas[name] as TObject;
  const values: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const fields = Object.entries(properties).map(([field, schema]) => {
    const isGood = Object.hasOwn(values, field) && Value.Check(schema, values[field]);
    return [field, isGood ? values[field] : Value.Create(schema)];
  });
  return Object.fromEntries(fields) as Setting<N>;
}
