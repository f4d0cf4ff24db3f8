import { expect, test } from 'vitest';
import { toParcels } from './parcels.ts';

const traces = {
  shipper: '顺丰速运',
  logisticCode: 'SF1',
  traces: [
    { AcceptTime: '2026-11-17 10:00:00', AcceptStation: '已揽收', Remark: null },
    { AcceptTime: '2026-11-18 10:00:00', AcceptStation: '运输中', Remark: null },
  ],
};

test('the latest stop comes first', () => {
  const [parcel] = toParcels([], traces);

  expect(parcel).toMatchObject({ carrier: '顺丰速运', no: 'SF1', contents: [] });
  expect(parcel?.stops.map(({ place }) => place)).toEqual(['运输中', '已揽收']);
});

test('what was not shipped has no parcel', () => {
  expect(toParcels([], null)).toEqual([]);
});
