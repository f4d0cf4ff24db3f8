import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { goods, skus } from '#db/schema/index.ts';
import type { Random } from '../random.ts';
import { storeIdOf } from './seed-catalogue.ts';

/** What sample members look at and buy: one SKU of each goods. */
export interface SampleSku {
  skuId: string;
  goodsId: string;
  storeId: string;
  price: number;
  isVirtual: boolean;
}

export interface Shelf {
  /** Goods of a store that nobody took yet, within a range of prices in yuan. */
  take(store: string, number: number, yuan: [from: number, below: number]): SampleSku[];
  /** The cheapest virtual goods that nobody took yet. */
  takeVirtual(): SampleSku;
  /** Any goods, each once in a list, taken or not. */
  browse(number: number): SampleSku[];
}

/** The retail goods of which there are plenty, so that no sample order sells anything out. */
export async function readShelf(db: Database, random: Random): Promise<Shelf> {
  const all = await db
    .select({
      skuId: skus.id,
      goodsId: skus.goodsId,
      storeId: skus.storeId,
      price: skus.price,
      goodsType: goods.goodsType,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(eq(skus.position, 0), gt(skus.stock, 20), eq(goods.salesModel, 'RETAIL')))
    .orderBy(asc(skus.id));
  const picks = all.map(({ goodsType, ...sku }) => ({ ...sku, isVirtual: goodsType !== 'PHYSICAL_GOODS' }));
  const taken = new Set<SampleSku>();

  function takeFrom(fitting: SampleSku[], what: string): SampleSku {
    const free = fitting.filter((pick) => !taken.has(pick));
    if (free.length === 0) throw new Error(`The sample shop has too few goods: ${what}`);
    const pick = random.pick(free);
    taken.add(pick);
    return pick;
  }

  return {
    take(store, number, [from, below]) {
      const fitting = picks.filter(
        ({ storeId, price, isVirtual }) =>
          !isVirtual && storeId === storeIdOf(store) && price >= from * 100 && price < below * 100,
      );
      return Array.from({ length: number }, () => takeFrom(fitting, `${store} from ${from} below ${below}`));
    },
    takeVirtual() {
      const cheapestFirst = picks.filter(({ isVirtual }) => isVirtual).sort((a, b) => a.price - b.price);
      return takeFrom(cheapestFirst.filter((pick) => !taken.has(pick)).slice(0, 1), 'virtual goods');
    },
    browse(number) {
      const left = picks.filter(({ isVirtual }) => !isVirtual);
      return Array.from({ length: number }, () => left.splice(random.between(0, left.length - 1), 1)[0]!);
    },
  };
}
