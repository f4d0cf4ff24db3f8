import type { SkuDetail } from '@silkboat/contract/goods';
import type { CarriedPromotion } from '@silkboat/contract/promotion-map';

/** A SKU as its page shows it. */
export interface Detail {
  skuId: string;
  goodsId: string;
  name: string;
  sellingPoint: string | null;
  code: string;
  thumbnail: string;
  pictures: string[];
  price: number;
  promotionPrice: number | null;
  listPrice: number | null;
  quantity: number;
  unit: string;
  isVirtual: boolean;
  /** Wholesale prices, fewest pieces first; empty for retail goods. */
  steps: { num: number; price: number }[];
  buyCount: number;
  commentNum: number;
  /** Good evaluations of all, per cent. */
  grade: number;
  brand: { id: string; name: string } | undefined;
  origin: { country: string; place: string };
  weight: number;
  store: { id: string; name: string };
  /** From the top level down. */
  categories: { id: string; name: string }[];
  params: { name: string; value: string }[];
  /** HTML, made safe by the shop. */
  intro: string;
  /** Epoch milliseconds. */
  seckillEndsAt: number | undefined;
  fullDiscounts: { id: string; title: string; isFreeFreight: boolean }[];
}

/** What the shop answers about a SKU, as far as the page needs it. */
export function toDetail({
  data,
  promotionMap,
  categoryName,
  wholesaleList,
  goodsParamsDTOList = [],
}: SkuDetail): Detail {
  const promotions = (type: string) => promotionsOf(promotionMap, type);
  return {
    skuId: data.id,
    goodsId: data.goodsId,
    name: data.goodsName,
    sellingPoint: data.sellingPoint,
    code: data.sn,
    thumbnail: data.thumbnail,
    pictures: data.goodsGalleryList.length > 0 ? data.goodsGalleryList : [data.big],
    price: data.price,
    promotionPrice: data.promotionPrice,
    listPrice: data.listPrice,
    quantity: data.quantity,
    unit: data.goodsUnit,
    isVirtual: data.goodsType !== 'PHYSICAL_GOODS',
    steps: wholesaleList.map(({ num, price }) => ({ num, price })).toSorted((a, b) => a.num - b.num),
    buyCount: data.buyCount,
    commentNum: data.commentNum,
    grade: data.grade,
    brand: data.brandId && data.brandName ? { id: data.brandId, name: data.brandName } : undefined,
    origin: { country: data.originCountry, place: data.originPlace },
    weight: data.weight,
    store: { id: data.storeId, name: data.storeName },
    categories: data.categoryPath.split(',').flatMap((id, index) => {
      const name = categoryName[index];
      return name ? [{ id, name }] : [];
    }),
    params: goodsParamsDTOList.flatMap(({ goodsParamsItemDTOList }) =>
      goodsParamsItemDTOList.map(({ paramName, paramValue }) => ({ name: paramName, value: paramValue })),
    ),
    intro: data.intro ?? '',
    seckillEndsAt: data.promotionPrice === null ? undefined : promotions('SECKILL')[0]?.endTime,
    fullDiscounts: promotions('FULL_DISCOUNT').map(({ id, title, promotionName, freeFreightFlag }) => ({
      id,
      title: promotionName || title || '',
      isFreeFreight: freeFreightFlag ?? false,
    })),
  };
}

/** The promotions of a type; keys of the map are `TYPE-id`. */
export const promotionsOf = (map: Record<string, CarriedPromotion>, type: string): CarriedPromotion[] =>
  Object.entries(map).flatMap(([key, promotion]) => (key.slice(0, key.lastIndexOf('-')) === type ? [promotion] : []));
