import type { Coupon } from '@silkboat/contract/coupons';
import type { OrderSummary } from '@silkboat/contract/order-shapes';

export const drawerKinds = ['cart', 'orders', 'coupons', 'footprints', 'favourites'] as const;
export type DrawerKind = (typeof drawerKinds)[number];

/** The page behind each drawer. */
export const drawerPages: Record<DrawerKind, string> = {
  cart: '/cart',
  orders: '/home/MyOrder',
  coupons: '/home/Coupons',
  footprints: '/home/MyTracks',
  favourites: '/home/Favorites',
};

export interface GoodsRow {
  /** What removing the row needs: the SKU, for footprints the goods. */
  removeId: string;
  goodsId: string;
  skuId: string;
  name: string;
  image: string;
  yuan: number;
  /** In the cart only. */
  pieces?: number;
}

export interface OrderRow extends Pick<OrderSummary, 'sn' | 'orderStatus' | 'createTime' | 'flowPrice'> {
  images: string[];
  pieces: number;
}

export type CouponRow = Pick<
  Coupon,
  | 'id'
  | 'storeId'
  | 'storeName'
  | 'couponType'
  | 'price'
  | 'couponDiscount'
  | 'consumeThreshold'
  | 'scopeType'
  | 'scopeId'
  | 'endTime'
  | 'effectiveDays'
>;

/** What a drawer shows; `total` counts beyond the rows that are sent. */
export type DrawerContents =
  | { of: 'goods'; total: number; rows: GoodsRow[] }
  | { of: 'orders'; total: number; rows: OrderRow[] }
  | { of: 'coupons'; total: number; rows: CouponRow[] };
