import type { logisticsCompanies } from '#db/schema/index.ts';
import { sampleId } from '../sample-ids.ts';

const carriers = [
  ['SF', '顺丰速运', 'SF Express'],
  ['JD', '京东物流', 'JD Logistics'],
  ['ZTO', '中通快递', 'ZTO Express'],
  ['YTO', '圆通速递', 'YTO Express'],
  ['STO', '申通快递', 'STO Express'],
  ['YUNDA', '韵达快递', 'Yunda Express'],
  ['EMS', '中国邮政 EMS', 'China Post EMS'],
  ['DBL', '德邦快递', 'Deppon Express'],
] as const;

export const carrierRows: (typeof logisticsCompanies.$inferInsert)[] = carriers.map(([code, name, nameEn], index) => ({
  id: sampleId('carrier', index + 1),
  code,
  name,
  nameEn,
}));
