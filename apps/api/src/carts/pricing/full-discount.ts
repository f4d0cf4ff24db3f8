import { type Fen, portion } from '@silkboat/contract/money';
import type { RunningFullDiscount } from '../../goods/promotions.ts';
import type { PricedLine } from './priced-line.ts';
import { splitReduction } from './split.ts';

/** A store's full discount and how far the selection is from it. */
export interface FullDiscountState {
  promotion: RunningFullDiscount;
  /** SKUs in the selection that count. */
  skuIds: string[];
  isReached: boolean;
  /** What is still to spend; 0 when reached. */
  missing: Fen;
}

/**
 * The full discount of one store's lines: the first in cart order that is reached, else the first that is carried.
 * `carriers` are the lines that show it, which may be more than those that count.
 */
export function findFullDiscount(
  lines: PricedLine[],
  carriers: Pick<PricedLine, 'promotions'>[] = lines,
): FullDiscountState | undefined {
  const carried = new Map<string, RunningFullDiscount>();
  for (const { promotions } of carriers) {
    if (promotions?.fullDiscount) carried.set(promotions.fullDiscount.id, promotions.fullDiscount);
  }
  const states = [...carried.values()].map((promotion) => stateOf(promotion, lines));
  return states.find(({ isReached }) => isReached) ?? states[0];
}

function stateOf(promotion: RunningFullDiscount, lines: PricedLine[]): FullDiscountState {
  const takesPart = ({ promotions }: PricedLine) =>
    promotion.scopeType === 'ALL' || promotions?.fullDiscount?.id === promotion.id;
  const participants = lines.filter(takesPart);
  const spent = participants.reduce((sum, { price }) => sum + price.goodsPrice, 0);
  return {
    promotion,
    skuIds: participants.map(({ skuId }) => skuId),
    isReached: participants.length > 0 && spent >= promotion.fullMoney,
    missing: Math.max(promotion.fullMoney - spent, 0),
  };
}

/** Takes a reached full discount off the lines that take part; free freight is for the whole store. */
export function applyFullDiscount(lines: PricedLine[], state: FullDiscountState | undefined): PricedLine[] {
  if (!state?.isReached) return lines;
  const { promotion } = state;
  const participants = lines.filter(({ skuId }) => state.skuIds.includes(skuId));
  const reductions = reductionsOf(
    promotion,
    participants.map(({ price }) => price.goodsPrice),
  );
  return lines.map((line) => {
    const at = participants.indexOf(line);
    const withFreight = { ...line, isFreeFreight: line.isFreeFreight || promotion.freeFreightFlag };
    return at < 0 ? withFreight : reduce(withFreight, promotion, reductions[at]!);
  });
}

function reductionsOf(promotion: RunningFullDiscount, prices: Fen[]): Fen[] {
  if (promotion.fullMinusFlag) return splitReduction(promotion.fullMinus ?? 0, prices);
  if (!promotion.fullRateFlag) return prices.map(() => 0);
  const off = Math.min(Math.max(100 - (promotion.fullRatePercent ?? 100), 0), 100);
  return prices.map((price) => portion(price, off, 100));
}

function reduce(line: PricedLine, { id, promotionName }: RunningFullDiscount, discountPrice: Fen): PricedLine {
  const { price, goodsId, skuId } = line;
  const detail = {
    promotionTypeEnum: 'FULL_DISCOUNT',
    promotionId: id,
    discountPrice,
    goodsId,
    skuId,
    promotionName,
  };
  return {
    ...line,
    price: {
      ...price,
      discountPrice,
      discountPriceDetail: discountPrice > 0 ? [...price.discountPriceDetail, detail] : price.discountPriceDetail,
      joinPromotion: [...price.joinPromotion, { promotionType: 'FULL_DISCOUNT', activityId: id }],
    },
  };
}
