import Type, { type Static } from 'typebox';
import { Entity, Id, Nullable, OneOf, Yuan } from './fields.ts';

export const marketStates = ['UPPER', 'DOWN'] as const;
export const auditStates = ['TOBEAUDITED', 'PASS', 'REFUSE'] as const;
export const goodsTypes = ['PHYSICAL_GOODS', 'VIRTUAL_GOODS', 'E_COUPON'] as const;
export const salesModels = ['RETAIL', 'WHOLESALE'] as const;

const Text = () => Nullable(Type.String());

/** Our own fields, beyond what existing clients know; the same on search hits, details and cart lines. */
export const goodsAdditions = {
  /** The struck-through price; null when there is none. */
  listPrice: Nullable(Yuan('struck-through price in yuan')),
  /** ISO 3166-1 alpha-2, lower case. */
  originCountry: Type.String(),
  originPlace: Type.String(),
  /** One label on the card: 自营, 国家馆, 新品, 非遗. */
  tag: Text(),
  brandName: Text(),
  storeLogo: Text(),
};

/** A SKU with what it inherits from its goods: on cart lines (`goodsSku`) and, with more, in the detail (`data`). */
export const GoodsSku = Type.Object({
  ...Entity,
  goodsId: Id(),
  goodsName: Type.String(),
  sn: Type.String({ description: "the seller's code" }),
  simpleSpecs: Nullable(Type.String({ description: 'values of the specs, separated by spaces' })),
  thumbnail: Type.String(),
  small: Type.String(),
  big: Type.String(),
  original: Type.String(),
  price: Yuan(),
  promotionFlag: Type.Boolean(),
  promotionPrice: Nullable(Yuan('while a seckill runs')),
  quantity: Type.Integer({ description: 'pieces that can be bought now' }),
  alertQuantity: Type.Integer(),
  weight: Type.Number({ description: 'kilograms' }),
  brandId: Nullable(Id()),
  categoryPath: Type.String({ description: 'ids of the three levels, joined by commas' }),
  storeCategoryPath: Text(),
  storeId: Id(),
  storeName: Type.String(),
  selfOperated: Type.Boolean(),
  freightTemplateId: Nullable(Id()),
  templateId: Nullable(Id()),
  goodsUnit: Type.String(),
  sellingPoint: Text(),
  intro: Nullable(Type.String({ description: 'HTML; null on cart lines' })),
  mobileIntro: Nullable(Type.String({ description: 'HTML; null on cart lines' })),
  goodsVideo: Text(),
  goodsType: OneOf(goodsTypes),
  salesModel: OneOf(salesModels),
  marketEnable: OneOf(marketStates),
  underMessage: Text(),
  authFlag: OneOf(auditStates),
  authMessage: Text(),
  recommend: Type.Boolean(),
  viewCount: Type.Integer(),
  buyCount: Type.Integer(),
  commentNum: Type.Integer(),
  grade: Type.Number({ description: 'good evaluations of all, per cent' }),
  ...goodsAdditions,
});
export type GoodsSku = Static<typeof GoodsSku>;
