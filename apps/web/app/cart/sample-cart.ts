import type { CartView, LineView, StoreView } from './cart-view.ts';

/** A line for tests: ¥10.00, one piece, checked, plenty in stock. */
export const aLine = (skuId: string, line: Partial<LineView> = {}): LineView => {
  const { unit = 10, num = 1 } = line;
  return {
    skuId,
    goodsId: `1${skuId}`,
    name: `goods ${skuId}`,
    specs: '',
    image: '',
    unit,
    was: null,
    isSeckill: false,
    num,
    max: 99,
    left: null,
    subTotal: unit * num,
    isChecked: true,
    isDead: false,
    isSoldOut: false,
    fault: '',
    ...line,
  };
};

export const aStore = (storeId: string, lines: LineView[]): StoreView => ({
  storeId,
  name: `store ${storeId}`,
  logo: null,
  place: '',
  country: 'cn',
  offer: null,
  coupons: [],
  lines,
});

export const aCart = (...stores: StoreView[]): CartView => ({
  stores,
  totals: { goods: 0, discount: 0, payable: 0, points: 0, kinds: 0, pieces: 0 },
});
