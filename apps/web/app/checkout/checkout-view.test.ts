import { expect, test } from 'vitest';
import { type CheckoutLine, type CheckoutView, claimableOf, obstacleOf, wayOf } from './checkout-view.ts';

const line: CheckoutLine = {
  skuId: '1',
  goodsId: '11',
  name: '青瓷茶壶',
  specs: '',
  image: '',
  unit: 10,
  num: 1,
  subTotal: 10,
  isBlocked: false,
  fault: '',
  left: null,
};

const view: CheckoutView = {
  stores: [{ storeId: '7', name: '瓯江窑', offerName: null, saved: 0, lines: [line] }],
  faulty: [],
  totals: {
    goods: 10,
    discount: 0,
    platformCoupon: 0,
    storeCoupon: 0,
    freight: 0,
    payable: 10,
    points: 0,
    kinds: 1,
    pieces: 1,
  },
  hasDelivery: true,
  method: 'LOGISTICS',
  methods: ['LOGISTICS'],
  pickUpPoints: [],
  pickUpPointId: null,
  addressId: '9',
  usable: [],
  unusable: [],
  claimable: [],
  receipt: null,
};

test('lets an order go that has everything', () => {
  expect(obstacleOf(view)).toBeUndefined();
});

test.each([
  ['nothing', { stores: [] }],
  ['address', { addressId: null }],
  ['blocked', { stores: [{ ...view.stores[0]!, lines: [line, { ...line, isBlocked: true }] }] }],
  ['pickUpPoint', { method: 'SELF_PICK_UP' }],
] as const)('says that %s is missing', (obstacle, change) => {
  expect(obstacleOf({ ...view, ...change } as CheckoutView)).toBe(obstacle);
});

test('needs no address for what is fetched or never carried', () => {
  expect(obstacleOf({ ...view, method: 'SELF_PICK_UP', pickUpPointId: '3', addressId: null })).toBeUndefined();
  expect(obstacleOf({ ...view, hasDelivery: false, addressId: null })).toBeUndefined();
});

test.each([
  ['', 'CART'],
  ['?way=BUY_NOW', 'BUY_NOW'],
  ['?way=VIRTUAL', 'VIRTUAL'],
  ['?way=PINTUAN', 'CART'],
  ['?way=', 'CART'],
])('%s is the way %s', (search, way) => {
  expect(wayOf(search)).toBe(way);
});

test('offers the coupons of which there are more, for the shop and for the member', () => {
  const offered = [
    { id: '1', publishNum: 0, receivedNum: 900, couponLimitNum: 0 },
    { id: '2', publishNum: 100, receivedNum: 100, couponLimitNum: 0 },
    { id: '3', publishNum: 100, receivedNum: 99, couponLimitNum: 1 },
    { id: '4', publishNum: 0, receivedNum: 0, couponLimitNum: 2 },
  ];

  expect(claimableOf(offered, [{ couponId: '3' }, { couponId: '4' }]).map(({ id }) => id)).toEqual(['1', '4']);
});
