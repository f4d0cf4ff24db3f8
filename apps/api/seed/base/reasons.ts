import type { reasons } from '#db/schema/index.ts';
import { sampleId } from '../sample-ids.ts';

type Reason = typeof reasons.$inferInsert;

const byService: Record<Reason['serviceType'], [zh: string, en: string][]> = {
  CANCEL: [
    ['不想要了', 'I no longer want it'],
    ['商品选择错误', 'I chose the wrong item'],
    ['收货信息填写有误', 'The delivery details are wrong'],
    ['付款遇到问题', 'I had trouble paying'],
    ['发现更低的价格', 'I found a lower price'],
  ],
  RETURN_GOODS: [
    ['不合适', 'It does not fit'],
    ['不想要了', 'I no longer want it'],
    ['与描述不符', 'It differs from the description'],
    ['收到时已破损', 'It arrived damaged'],
    ['其他原因', 'Another reason'],
  ],
  RETURN_MONEY: [
    ['不按时发货', 'It was not shipped in time'],
    ['地址或商品选择错误', 'Wrong address or item'],
    ['少件或漏发', 'Something was missing'],
    ['其他', 'Another reason'],
  ],
  COMPLAIN: [
    ['未收到货', 'I did not receive the goods'],
    ['订单货物数量不对', 'The quantity is wrong'],
    ['商品与描述严重不符', 'The goods differ greatly from the description'],
    ['商家服务态度差', 'Poor service by the shop'],
  ],
};

export const reasonRows: Reason[] = Object.entries(byService).flatMap(([serviceType, list], group) =>
  list.map(([reason, reasonEn], index) => ({
    id: sampleId('reason', group * 100 + index + 1),
    serviceType: serviceType as Reason['serviceType'],
    reason,
    reasonEn,
    sortOrder: index,
  })),
);
