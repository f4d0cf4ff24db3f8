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
  const [parcel] = toParcels([], traces, []);

  expect(parcel).toMatchObject({ carrier: '顺丰速运', no: 'SF1', contents: [] });
  expect(parcel?.stops.map(({ place }) => place)).toEqual(['运输中', '已揽收']);
});

test('what was not shipped has no parcel', () => {
  expect(toParcels([], null, [])).toEqual([]);
});

test('each parcel tells what is in it, in the words of the order', () => {
  const parcel = {
    packageNo: 'OP1',
    orderSn: 'O1',
    logisticsNo: 'SF1',
    logisticsCode: '1',
    logisticsName: '顺丰速运',
    consigneeMobile: null,
    status: '1',
    createTime: '2026-11-17 10:00:00',
    orderPackageItemList: [
      {
        id: '1',
        createBy: null,
        createTime: null,
        updateBy: null,
        updateTime: null,
        deleteFlag: false,
        packageNo: 'OP1',
        orderSn: 'O1',
        orderItemSn: 'OI1',
        goodsName: '茶壶',
        thumbnail: '',
        deliverNumber: 2,
        logisticsTime: '2026-11-17 10:00:00',
      },
    ],
    traces: { ...traces, shipper: 'SF Express' },
  };

  const [shown] = toParcels([parcel], null, [{ sn: 'OI1', name: 'Teapot' }]);

  expect(shown).toMatchObject({ carrier: 'SF Express', contents: [{ name: 'Teapot', pieces: 2 }] });
});
