import { getCart, removeLines } from '@silkboat/contract/carts';
import type { ApiClient } from '@silkboat/contract/client';
import { listGoodsCollections, uncollectGoods } from '@silkboat/contract/collections';
import { type Coupon, claimCoupon, listCoupons } from '@silkboat/contract/coupons';
import { clearFootprints, deleteFootprints, listFootprints } from '@silkboat/contract/footprints';
import { listOrders } from '@silkboat/contract/orders';
import type { CouponRow, DrawerContents, DrawerKind } from './drawer-contents.ts';

const latest = { pageNumber: 1, pageSize: 10 };

/** What a drawer of the signed-in member holds, as small as it can be. */
export async function loadDrawer(api: ApiClient, kind: DrawerKind): Promise<DrawerContents> {
  switch (kind) {
    case 'cart': {
      const { skuList } = await api.call(getCart);
      const rows = skuList.map(({ goodsSku, num, purchasePrice }) => ({
        removeId: goodsSku.id,
        goodsId: goodsSku.goodsId,
        skuId: goodsSku.id,
        name: goodsSku.goodsName,
        image: goodsSku.thumbnail,
        yuan: purchasePrice,
        pieces: num,
      }));
      return { of: 'goods', total: rows.length, rows };
    }
    case 'orders': {
      const { records, total } = await api.call(listOrders, { ...latest, tag: 'ALL' });
      const rows = records.map(({ sn, orderStatus, createTime, flowPrice, orderItems }) => ({
        sn,
        orderStatus,
        createTime,
        flowPrice,
        images: orderItems.slice(0, 4).map(({ image }) => image),
        pieces: orderItems.reduce((sum, { num }) => sum + Number(num), 0),
      }));
      return { of: 'orders', total, rows };
    }
    case 'coupons': {
      const { records, total } = await api.call(listCoupons, latest);
      return { of: 'coupons', total, rows: records.map(toCouponRow) };
    }
    case 'footprints': {
      const { records, total } = await api.call(listFootprints, { pageNumber: 1, pageSize: 20 });
      const rows = records.map(({ id, goodsId, goodsName, thumbnail, price, promotionPrice }) => ({
        removeId: goodsId,
        goodsId,
        skuId: id,
        name: goodsName,
        image: thumbnail,
        yuan: promotionPrice ?? price,
      }));
      return { of: 'goods', total, rows };
    }
    case 'favourites': {
      const { records, total } = await api.call(listGoodsCollections, latest);
      const rows = records.map(({ skuId, goodsId, goodsName, image, price, promotionPrice }) => ({
        removeId: skuId,
        goodsId,
        skuId,
        name: goodsName,
        image,
        yuan: promotionPrice ?? price,
      }));
      return { of: 'goods', total, rows };
    }
  }
}

const toCouponRow = (coupon: Coupon): CouponRow => {
  const { id, storeId, storeName, couponType, price, couponDiscount, consumeThreshold } = coupon;
  const { scopeType, scopeId, endTime, effectiveDays } = coupon;
  return {
    id,
    storeId,
    storeName,
    couponType,
    price,
    couponDiscount,
    consumeThreshold,
    scopeType,
    scopeId,
    endTime,
    effectiveDays,
  };
};

/** Takes something out of a drawer, empties it, or claims a coupon. False when the form asks for nothing of that kind. */
export async function changeDrawer(api: ApiClient, kind: DrawerKind, form: FormData): Promise<boolean> {
  const id = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && /^\d{1,20}$/.test(value) ? value : undefined;
  };
  const removed = id('remove');
  const claimed = id('claim');

  if (kind === 'cart' && removed) await api.call(removeLines, { skuIds: [removed] });
  else if (kind === 'favourites' && removed) await api.call(uncollectGoods, { id: removed });
  else if (kind === 'footprints' && removed) await api.call(deleteFootprints, { ids: [removed] });
  else if (kind === 'footprints' && form.get('clear') === 'all') await api.call(clearFootprints);
  else if (kind === 'coupons' && claimed) await api.call(claimCoupon, { couponId: claimed });
  else return false;
  return true;
}
