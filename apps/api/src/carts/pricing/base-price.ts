import type { Fen } from '@silkboat/contract/money';
import { chargedPrice } from '../../goods/promotions.ts';
import { noPrice } from './price-detail.ts';
import type { LineToPrice, PricedLine, WholesaleStep } from './priced-line.ts';

/** The price of one when `pieces` are bought together; undefined below the first step. */
export function stepPrice(steps: WholesaleStep[], pieces: number): Fen | undefined {
  return steps.findLast(({ num }) => num <= pieces)?.priceFen;
}

/** Pieces of each goods: wholesale counts all its SKUs together. */
export function piecesByGoods(lines: Pick<LineToPrice, 'goodsId' | 'quantity'>[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { goodsId, quantity } of lines) pieces.set(goodsId, (pieces.get(goodsId) ?? 0) + quantity);
  return pieces;
}

/** Charged for one: the wholesale step, the seckill price while one runs, or the SKU's own price. */
export function unitPrice(line: LineToPrice, pieces: number): Fen {
  const { wholesaleSteps: steps } = line;
  if (!steps || steps.length === 0) return chargedPrice(line.skuPrice, line.promotions);
  return stepPrice(steps, pieces) ?? steps[0]!.priceFen;
}

/** The first step of pricing: what the goods cost before anything is taken off. */
export function priceGoods(lines: LineToPrice[]): PricedLine[] {
  const pieces = piecesByGoods(lines);
  return lines.map((line) => {
    const unit = unitPrice(line, pieces.get(line.goodsId)!);
    return {
      ...line,
      unitPrice: unit,
      isFreeFreight: false,
      price: { ...noPrice(), goodsPrice: unit * line.quantity, ...seckillOf(line) },
    };
  });
}

/** A seckill saves inside the price; it is only told in the detail. */
function seckillOf({ promotions, wholesaleSteps, skuPrice, quantity, goodsId, skuId }: LineToPrice) {
  const seckill = promotions?.seckill;
  if (!seckill || wholesaleSteps?.length) return {};
  return {
    discountPriceDetail: [
      {
        promotionTypeEnum: 'SECKILL',
        promotionId: seckill.id,
        discountPrice: Math.max(skuPrice - seckill.price, 0) * quantity,
        goodsId,
        skuId,
        promotionName: seckill.promotionName,
      },
    ],
    joinPromotion: [{ promotionType: 'SECKILL', activityId: seckill.id }],
  };
}
