import { type CartJoin, type GuestLine, maxCartLines } from '@silkboat/contract/carts';
import { Refusal } from '@silkboat/contract/refusal';
import type { Language } from '@silkboat/contract/result-codes';
import { eq, lt } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { cartLines, joinedGuestCarts } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import type { MemberCouponRow } from '../coupons/to-coupon.ts';
import { isOnSale, readSkus, type SkuRow } from '../goods/sku-rows.ts';
import { inLanguage } from '../language.ts';
import { pieceLimit, putLine } from './cart-contents.ts';
import { type CartRow, readCartSkus } from './cart-skus.ts';
import type { Checkout } from './checkout.ts';
import { type DraftKey, lockDraft, noCoupons, ofDraft, untouchedDraft } from './draft-store.ts';
import { priceRows } from './price-rows.ts';

/** What a client sends: lines as objects, or two lists of the same length. */
interface Sent {
  lines?: GuestLine[] | undefined;
  skuIds?: string[] | undefined;
  nums?: number[] | undefined;
}

/** The lines of a guest cart; a SKU that is named twice counts together. */
export function readGuestLines({ lines, skuIds = [], nums = [] }: Sent): GuestLine[] {
  if (skuIds.length !== nums.length) throw new Refusal('INVALID_PARAMETERS', 'skuIds, nums');
  const sent: GuestLine[] = lines ?? skuIds.map((skuId, at) => ({ skuId, num: nums[at]! }));
  const bySku = new Map<string, GuestLine>();
  for (const { skuId, num, checked = true } of sent) {
    const earlier = bySku.get(skuId);
    bySku.set(skuId, { skuId, num: num + (earlier?.num ?? 0), checked: checked || (earlier?.checked ?? false) });
  }
  return [...bySku.values()];
}

interface Joining {
  memberId: string;
  cartId: string;
  lines: GuestLine[];
  language: Language;
}

/** Joins a guest cart with the member's, once: sent again by the same member it gets its first answer. */
export async function joinGuestCart(db: Database, { memberId, cartId, lines, language }: Joining): Promise<CartJoin> {
  return inTransaction(db, async (tx) => {
    const [claimed] = await tx
      .insert(joinedGuestCarts)
      .values({ cartId: cartId.toLowerCase(), memberId, createdAt: now() })
      .onConflictDoNothing()
      .returning();
    if (!claimed) return findFirstAnswer(tx, { memberId, cartId });

    const answer = await join(tx, { memberId, lines, language });
    await tx.update(joinedGuestCarts).set({ answer }).where(eq(joinedGuestCarts.cartId, claimed.cartId));
    return answer;
  });
}

const nothing = (): CartJoin => ({ added: [], raised: [], limited: [], dropped: [] });

async function findFirstAnswer(tx: Database, { memberId, cartId }: { memberId: string; cartId: string }) {
  const [first] = await tx.select().from(joinedGuestCarts).where(eq(joinedGuestCarts.cartId, cartId.toLowerCase()));
  return (first?.memberId === memberId && first.answer) || nothing();
}

async function join(
  tx: Database,
  { memberId, lines, language }: Pick<Joining, 'memberId' | 'lines' | 'language'>,
): Promise<CartJoin> {
  const key: DraftKey = { memberId, way: 'CART' };
  await lockDraft(tx, key, noCoupons);
  const known = await readSkus(
    tx,
    lines.map(({ skuId }) => skuId),
  );
  const present = await tx.select().from(cartLines).where(ofDraft(key));
  const answer = nothing();
  let room = maxCartLines - present.length;

  for (const { skuId, num, checked = true } of lines) {
    const sku = known.get(skuId);
    const goodsName = sku ? inLanguage(language, sku.name, sku.nameEn) : '';
    const held = present.find((line) => line.skuId === skuId);
    if (!sku || !isOnSale(sku) || sku.stock === 0 || (!held && room === 0)) {
      answer.dropped.push({ skuId, goodsName, num });
      continue;
    }
    const { pieces, isLimited } = joinedPieces(sku, { held: held?.quantity ?? 0, more: num });
    const joined = { skuId, goodsName, num: pieces };
    if (isLimited) answer.limited.push(joined);
    if (held && pieces === held.quantity) continue;
    if (!held) room -= 1;
    (held ? answer.raised : answer.added).push(joined);
    await putLine(tx, { ...key, sku, quantity: pieces, isChecked: held ? true : checked });
  }
  return answer;
}

/** Pieces add up to the stock and to the limit of a line; what is in the cart already is never lowered. */
function joinedPieces(sku: SkuRow, { held, more }: { held: number; more: number }) {
  const limit = Math.min(sku.stock, pieceLimit(sku));
  return { pieces: Math.max(held, Math.min(held + more, limit)), isLimited: held + more > limit };
}

/** Prices a guest cart without keeping it. What does not exist any more is left out. */
export async function previewCart(db: Database, lines: GuestLine[]): Promise<Checkout> {
  const known = await readCartSkus(
    db,
    lines.map(({ skuId }) => skuId),
  );
  const rows = lines.flatMap(({ skuId, num, checked = true }): CartRow[] => {
    const sku = known.get(skuId);
    return sku ? [{ ...sku, quantity: num, isChecked: checked, chosenMethod: 'LOGISTICS' }] : [];
  });
  const draft = untouchedDraft({ memberId: '0', way: 'CART' });
  const cart = priceRows<MemberCouponRow>(rows);
  return { draft, cart, address: undefined, pickUpPoint: undefined, coupons: [], lostCouponIds: [] };
}

/** Job: a guest cart that joined this long ago is not sent again. */
export async function forgetOldJoins(db: Database): Promise<void> {
  const limit = new Date(now().getTime() - 90 * 86_400_000);
  await db.delete(joinedGuestCarts).where(lt(joinedGuestCarts.createdAt, limit));
}
