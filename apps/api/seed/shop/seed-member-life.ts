import type { Database } from '#db/client.ts';
import { claimCoupon, expireCouponsOf } from '../../src/coupons/member-coupons.ts';
import { collectGoods, collectStore } from '../../src/members/collections.ts';
import { leaveFootprint } from '../../src/members/footprints.ts';
import { changePoints } from '../../src/members/points.ts';
import { createRecharge } from '../../src/wallet/recharges.ts';
import { createRandom } from '../random.ts';
import { sampleId } from '../sample-ids.ts';
import { firstBuyerStories, secondBuyerStories } from './member-stories.ts';
import { actsOf, type Buyer } from './order-story.ts';
import { payByCode } from './pay-by-code.ts';
import { storeIdOf } from './seed-catalogue.ts';
import { demoMemberId } from './seed-members.ts';
import { readShelf, type SampleSku } from './shelf.ts';
import { type Act, daysBefore, liveThrough } from './timeline.ts';

type TimeOf = (days: number) => Date;

const first: Buyer = { id: demoMemberId(1), nickName: '林舟' };
const second: Buyer = { id: demoMemberId(2), nickName: '陈海' };

/**
 * The last forty days of two members: money, coupons, orders in every state, evaluations, favourites and footprints.
 * Everything goes through the shop's own functions, so whatever holds for real members holds for these. The third
 * member has done nothing yet.
 */
export async function seedMemberLife(db: Database, today: Date): Promise<void> {
  const random = createRandom(13_800);
  const shelf = await readShelf(db, random);
  const timeOf = daysBefore(today);
  const stories = [
    ...firstBuyerStories(shelf).map((story) => ({ buyer: first, story })),
    ...secondBuyerStories(shelf).map((story) => ({ buyer: second, story })),
  ];
  await liveThrough(db, [
    ...moneyOf(first, [41, 5000], [16, 3000])(timeOf),
    ...moneyOf(second, [41, 1000])(timeOf),
    ...claims(
      first,
      [30, 10],
      [28, 19],
      [27.9, 19],
      [6, 1],
      [6, 2],
      [6, 4],
      [5.9, 5],
      [5.9, 12],
      [5.9, 17],
      [1, 10],
    )(timeOf),
    ...claims(second, [28, 19], [6, 1], [6, 4])(timeOf),
    ...stories.flatMap(({ buyer, story }) => actsOf(buyer, story, timeOf)),
    ...visits(first, shelf.browse(24), 0.6)(timeOf),
    ...visits(second, shelf.browse(5), 2)(timeOf),
    ...favourites(first, shelf.browse(8), ['oujiang', 'wujiang', 'siam-orchard', 'chateau-rive'])(timeOf),
    ...favourites(second, shelf.browse(2), ['shensheng'])(timeOf),
    { at: today, run: (tx) => expireCouponsOf(tx, first.id) },
    { at: today, run: (tx) => expireCouponsOf(tx, second.id) },
  ]);
}

/** A wallet that is opened by a top-up, and the points of the first day. */
const moneyOf =
  ({ id: memberId, nickName }: Buyer, ...topUps: [days: number, yuan: number][]) =>
  (timeOf: TimeOf): Act[] => [
    {
      at: timeOf(42),
      run: (db) => changePoints(db, { memberId, change: 10, content: '会员注册', cause: 'register' }),
    },
    ...topUps.map(([days, yuan]) => ({
      at: timeOf(days),
      async run(db: Database) {
        const { sn } = await createRecharge(db, { memberId, memberName: nickName, yuan });
        await payByCode(db, { targetType: 'RECHARGE', sn, memberId, method: 'ALIPAY' });
      },
    })),
  ];

/** Coupons by their number in `seedCoupons`. */
const claims =
  ({ id: memberId }: Buyer, ...claimed: [days: number, coupon: number][]) =>
  (timeOf: TimeOf): Act[] =>
    claimed.map(([days, coupon]) => ({
      at: timeOf(days),
      run: (db) => claimCoupon(db, { memberId, couponId: sampleId('coupon', coupon) }),
    }));

/** One look at each of the goods, the last one the latest. */
const visits =
  ({ id: memberId }: Buyer, seen: SampleSku[], daysApart: number) =>
  (timeOf: TimeOf): Act[] =>
    seen.map(({ storeId, goodsId, skuId }, index) => ({
      at: timeOf((seen.length - index) * daysApart),
      run: (db) => leaveFootprint(db, { memberId, storeId, goodsId, skuId }),
    }));

const favourites =
  ({ id: memberId }: Buyer, kept: SampleSku[], stores: string[]) =>
  (timeOf: TimeOf): Act[] => [
    ...kept.map(({ skuId }, index) => ({
      at: timeOf(20 - index * 1.7),
      run: (db: Database) => collectGoods(db, { memberId, skuId }),
    })),
    ...stores.map((store, index) => ({
      at: timeOf(25 - index * 5),
      run: (db: Database) => collectStore(db, { memberId, storeId: storeIdOf(store) }),
    })),
  ];
