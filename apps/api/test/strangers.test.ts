import type { Endpoint } from '@silkboat/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLife, everythingOf, type Life } from './a-life.ts';
import { aMember } from './build.ts';
import { nameOf, startWithCalls } from './registered-calls.ts';
import { asJson } from './send-anything.ts';
import type { TestApi, TestClient } from './start-api.ts';
import { answersToStrangers, forEverybody, noRecords, ofThePlatform } from './strangers.ts';
import { validInput } from './valid-input.ts';

let api: TestApi;
let calls: Endpoint[];
let owner: Life;
let stranger: Life;
let clients: Record<'public' | 'member' | 'seller' | 'manager', TestClient>;
let before: string;

beforeAll(async () => {
  ({ api, calls } = await startWithCalls());
  owner = await aLife(api.db, { name: '不可说的人', mobile: '13922220002' });
  stranger = await aLife(api.db, { name: '路人甲', mobile: '13911110001' });
  clients = {
    public: api,
    member: await api.as(stranger.member),
    seller: await api.as(stranger.seller),
    manager: await api.as(await aMember(api.db, { role: 'MANAGER' })),
  };
  before = await everythingOf(api.db, owner);
});

afterAll(() => api[Symbol.asyncDispose]());

const isIdLike = (name: string) => /(^id|^sn|Id|Sn)s?$/.test(name);
const takesId = ({ path, input }: Endpoint) =>
  path.includes('{') || Object.keys(input?.properties ?? {}).some(isIdLike) || 'lines' in (input?.properties ?? {});

test('every call that takes an id says here what a stranger gets', () => {
  const listed = [...Object.keys(answersToStrangers), ...forEverybody, ...ofThePlatform].sort();
  expect(listed).toEqual(calls.filter(takesId).map(nameOf).sort());
});

test.each(Object.entries(answersToStrangers))('a stranger calling %s gets %j', async (name, expected) => {
  const call = calls.find((one) => nameOf(one) === name)!;
  for (const [turn] of owner.orders.entries()) {
    const theirs = { ...validInput(call, owner, turn), ...(call.access === 'manager' && couponOfStore()) };
    for (const input of expected === noRecords ? byEachId(call, theirs) : [theirs]) {
      expect(await answerTo(call, input), JSON.stringify(input)).toEqual(
        expected === noRecords ? expect.objectContaining(noRecords) : expected,
      );
    }
  }
  expect(await everythingOf(api.db, owner)).toBe(before);
});

test('a stranger cannot see, pay or follow what others have to pay', async () => {
  const targets = { ORDER: owner.unpaid.sn, TRADE: owner.unpaid.tradeSn, RECHARGE: owner.recharge.sn };
  for (const call of calls.filter(({ path }) => path.startsWith('/buyer/payment/cashier'))) {
    for (const [orderType, sn] of Object.entries(targets)) {
      const input = { ...validInput(call, owner), orderType, sn, paymentMethod: 'ALIPAY', paymentClient: 'NATIVE' };
      expect([31002, 32011], `${nameOf(call)} ${orderType}`).toContain(await answerTo(call, input));
    }
  }
  expect(await everythingOf(api.db, owner)).toBe(before);
});

test('a stranger who names the guest cart of somebody else gets nothing of it', async () => {
  const call = calls.find(({ path }) => path === '/buyer/trade/carts/join')!;
  const cartId = owner.guestCart.cartId;
  const { body } = await clients.member.send(asJson(call, { cartId, skuIds: [owner.sku.id], nums: [1] }));
  expect(JSON.stringify(body)).not.toContain(owner.guestCart.answer!.added[0]!.goodsName);
  expect(await everythingOf(api.db, owner)).toBe(before);
});

/** To the platform, the coupons of a store are somebody else's. */
const couponOfStore = () => ({ id: owner.template.id, couponId: owner.template.id, couponIds: [owner.template.id] });

/** A list, asked with one id at a time. */
function byEachId(call: Endpoint, input: Record<string, unknown>): Record<string, unknown>[] {
  const required: string[] = call.input?.required ?? [];
  const needed = Object.fromEntries(required.map((name) => [name, input[name]]));
  // A seller's list is of the own store, whatever store is asked for.
  const isPassedOver = (name: string) => required.includes(name) || (call.access === 'seller' && name === 'storeId');
  const ids = Object.keys(input).filter((name) => isIdLike(name) && !isPassedOver(name));
  return ids.map((name) => ({ ...needed, [name]: input[name] }));
}

/** The result, or the code of the refusal; in no case a word about the owner. */
async function answerTo(call: Endpoint, input: Record<string, unknown>): Promise<unknown> {
  const { body } = await clients[call.access].send(asJson(call, input));
  const text = JSON.stringify(body);
  expect(owner.secrets.filter((secret) => text.includes(secret))).toEqual([]);
  return body.success ? body.result : body.code;
}
