import { createHash } from 'node:crypto';
import type { LocalText } from '@silkboat/contract/refusal';
import { now } from '../clock.ts';
import type { Parcel, TrackParcel } from './tracking.ts';

const hour = 3_600_000;
const nowhere: LocalText = { zh: '目的地', en: 'the destination' };

/** A believable history for the sample shop: the same parcel always tells the same story, as far as time has come. */
export const trackStandIn: TrackParcel = async (parcel) => {
  const plan = planOf(parcel);
  const end = parcel.arrivedAt ?? now();
  const planned = plan.at(-1)!.after;
  // A parcel that arrived sooner than planned has hurried all the way.
  const pace = parcel.arrivedAt ? Math.min(1, (end.getTime() - parcel.shippedAt.getTime()) / planned) : 1;
  return plan
    .map(({ after, place }) => ({ time: new Date(parcel.shippedAt.getTime() + after * pace), place }))
    .filter(({ time }) => time <= end);
};

function planOf(parcel: Parcel): { after: number; place: LocalText }[] {
  const { origin, destination, carrierName: carrier } = parcel;
  const chance = chances(parcel.logisticsNo);
  const province = destination[0] ?? nowhere;
  const city = destination[1] ?? province;
  const district = destination.at(-1) ?? nowhere;
  const courier = couriers[Math.floor(chance() * couriers.length)]!;
  const mobile = `1${3 + Math.floor(chance() * 6)}${Math.floor(chance() * 10)}****${String(Math.floor(chance() * 10_000)).padStart(4, '0')}`;
  let after = 0;
  const later = (hours: number) => {
    after += hours * (0.75 + chance() / 2) * hour;
    return Math.round(after / 60_000) * 60_000;
  };

  return [
    {
      after: 0,
      place: { zh: `商家已交付${carrier.zh}，等待揽收`, en: `Handed to ${carrier.en}, waiting for collection` },
    },
    {
      after: later(2),
      place: { zh: `【${origin.zh}】${carrier.zh}已揽收`, en: `${origin.en}: collected by ${carrier.en}` },
    },
    { after: later(4), place: { zh: `快件离开【${origin.zh}转运中心】`, en: `Left the ${origin.en} hub` } },
    {
      after: later(16),
      place: { zh: `快件到达【${province.zh}转运中心】`, en: `Arrived at the ${province.en} hub` },
    },
    {
      after: later(8),
      place: { zh: `快件到达【${city.zh}分拨中心】`, en: `Arrived at the ${city.en} sorting centre` },
    },
    { after: later(7), place: { zh: `快件到达【${district.zh}营业部】`, en: `Arrived at the ${district.en} station` } },
    {
      after: later(2),
      place: {
        zh: `【${district.zh}】派件员${courier.zh}（${mobile}）正在派送`,
        en: `${district.en}: out for delivery with ${courier.en} (${mobile})`,
      },
    },
    { after: later(3), place: { zh: '快件已签收，感谢使用', en: 'Delivered and signed for' } },
  ];
}

const couriers: LocalText[] = [
  { zh: '陈师傅', en: 'Mr Chen' },
  { zh: '林师傅', en: 'Mr Lin' },
  { zh: '王师傅', en: 'Mr Wang' },
  { zh: '黄师傅', en: 'Mr Huang' },
  { zh: '赵师傅', en: 'Ms Zhao' },
];

/** Numbers from 0 to 1 that follow from a text. */
function chances(text: string): () => number {
  const bytes = createHash('sha256').update(text).digest();
  let at = 0;
  return () => {
    const number = bytes.readUInt16BE(at % 30) / 65_536;
    at += 2;
    return number;
  };
}
