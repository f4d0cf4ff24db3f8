import type { FreightRow, freightTemplates } from '#db/schema/index.ts';
import { sampleId } from '../sample-ids.ts';

type Template = typeof freightTemplates.$inferInsert;

/** City ids of the regions where parcels cost more. */
const remote = {
  area: '新疆,西藏,青海,内蒙古',
  areaIds: [
    '6501',
    '6502',
    '6504',
    '6505',
    '6523',
    '6527',
    '6528',
    '6529',
    '6530',
    '6531',
    '6532',
    '6540',
    '6542',
    '6543',
    '5401',
    '5402',
    '5403',
    '5404',
    '5405',
    '5406',
    '5425',
    '6301',
    '6302',
    '6322',
    '6323',
    '6325',
    '6326',
    '6327',
    '6328',
    '1501',
    '1502',
    '1503',
    '1504',
    '1505',
    '1506',
    '1507',
    '1508',
    '1509',
    '1522',
    '1525',
    '1529',
  ],
};

const byPiece = (firstFen: number, nextFen: number, remoteFen: number): FreightRow[] => [
  { ...remote, firstUnits: 1, firstFen: remoteFen, nextUnits: 1, nextFen: Math.round(remoteFen / 2) },
  { area: '其他地区', areaIds: [], firstUnits: 1, firstFen, nextUnits: 2, nextFen },
];

const byWeight = (firstFen: number, nextFen: number, remoteFen: number): FreightRow[] => [
  { ...remote, firstUnits: 1000, firstFen: remoteFen, nextUnits: 1000, nextFen: Math.round(remoteFen * 0.6) },
  { area: '其他地区', areaIds: [], firstUnits: 1000, firstFen, nextUnits: 1000, nextFen },
];

const methods: Record<string, Pick<Template, 'name' | 'pricingMethod' | 'rows'>> = {
  oujiang: { name: '全国包邮', pricingMethod: 'FREE', rows: [] },
  wujiang: { name: '全国包邮', pricingMethod: 'FREE', rows: [] },
  shensheng: { name: '全国包邮', pricingMethod: 'FREE', rows: [] },
  'bottega-arno': { name: '跨境直邮包邮', pricingMethod: 'FREE', rows: [] },
  'siam-orchard': { name: '冷链按重量', pricingMethod: 'WEIGHT', rows: byWeight(1200, 300, 2800) },
  shanye: { name: '按重量', pricingMethod: 'WEIGHT', rows: byWeight(800, 200, 1600) },
  muli: { name: '大件按重量', pricingMethod: 'WEIGHT', rows: byWeight(1500, 180, 4000) },
};

/** Each store ships in its own way: free, by piece or by weight. */
export function freightFor(storeKey: string, storeId: string, index: number): Template {
  const method = methods[storeKey] ?? {
    name: '按件计费',
    pricingMethod: 'NUM' as const,
    rows: byPiece(800, 200, 1800),
  };
  return { id: sampleId('freight', index + 1), storeId, ...method };
}
