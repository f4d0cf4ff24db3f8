import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setClock } from '../clock.ts';
import type { Parcel } from './tracking.ts';
import { trackStandIn } from './tracking-stand-in.ts';

const hour = 3_600_000;
const shippedAt = new Date('2026-05-01T10:00:00+08:00');
const parcel: Parcel = {
  logisticsNo: 'SF1234567890',
  carrierCode: 'SF',
  carrierName: { zh: '顺丰速运', en: 'SF Express' },
  shippedAt,
  arrivedAt: null,
  origin: { zh: '福建武夷山', en: 'Wuyishan, Fujian' },
  destination: [
    { zh: '北京市', en: 'Beijing' },
    { zh: '朝阳区', en: 'Chaoyang' },
  ],
};

async function at(hours: number, asked: Parcel = parcel) {
  const restore = setClock(() => new Date(shippedAt.getTime() + hours * hour));
  try {
    return await trackStandIn(asked, new AbortController().signal);
  } finally {
    restore();
  }
}

test('the story grows with time and never changes what it told', async () => {
  const [start, middle, end] = [await at(0), await at(24), await at(200)];

  expect(start).toHaveLength(1);
  expect(middle.length).toBeGreaterThan(start.length);
  expect(end.slice(0, middle.length)).toEqual(middle);
  expect(end[1]!.place).toEqual({
    zh: '【福建武夷山】顺丰速运已揽收',
    en: 'Wuyishan, Fujian: collected by SF Express',
  });
  expect(end.at(-1)!.place.zh).toContain('已签收');
  expect(await at(200)).toEqual(end);
});

test('a parcel that has arrived was signed for when it did, however soon', async () => {
  const arrivedAt = new Date(shippedAt.getTime() + 3 * hour);

  const stops = await at(500, { ...parcel, arrivedAt });

  expect(stops.at(-1)!.place.en).toContain('signed');
  expect(stops.at(-1)!.time).toEqual(arrivedAt);
});

test('times go forwards and never into the future, for any parcel', async () => {
  const numbers = fc.record({ logisticsNo: fc.string({ maxLength: 30 }), hours: fc.integer({ min: 0, max: 300 }) });

  await fc.assert(
    fc.asyncProperty(numbers, async ({ logisticsNo, hours }) => {
      const stops = await at(hours, { ...parcel, logisticsNo, destination: [] });
      const times = stops.map(({ time }) => time.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.every((time) => time <= shippedAt.getTime() + hours * hour)).toBe(true);
      expect(stops.every(({ place }) => place.zh !== '' && !place.en.includes('undefined'))).toBe(true);
    }),
  );
});
