import { formatDateTime } from '@silkboat/contract/dates';
import type { LocalText } from '@silkboat/contract/refusal';
import type { Language } from '@silkboat/contract/result-codes';
import type { OrderPackage, Traces } from '@silkboat/contract/traces';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { logisticsCompanies, orderPackageLines, orderPackages, regions, stores } from '#db/schema/index.ts';
import type { OrderRow } from './advance-order.ts';
import type { Parcel, TrackParcel } from './tracking.ts';

interface Tracking {
  track: TrackParcel;
  language: Language;
  /** Told when a carrier does not answer: the buyer sees nothing instead. */
  onFailure: (error: unknown) => void;
}

const patienceMs = 3000;

/** Where the parcel of an order is; null when nothing was shipped or the carrier does not answer. */
export async function findTraces(db: Database, order: OrderRow, tracking: Tracking): Promise<Traces | null> {
  const { logisticsId, logisticsNo, shippedAt } = order;
  if (!logisticsId || !logisticsNo || !shippedAt) return null;
  const way = await findWay(db, order, [logisticsId]);
  return followParcel({ logisticsId, logisticsNo, shippedAt }, way, tracking);
}

/** The parcels of an order that was shipped in parts, each with its way. */
export async function listPackages(db: Database, order: OrderRow, tracking: Tracking): Promise<OrderPackage[]> {
  const packages = await db
    .select()
    .from(orderPackages)
    .where(eq(orderPackages.orderSn, order.sn))
    .orderBy(asc(orderPackages.id));
  if (packages.length === 0) return [];
  const [lines, way] = await Promise.all([
    db
      .select()
      .from(orderPackageLines)
      .where(eq(orderPackageLines.orderSn, order.sn))
      .orderBy(asc(orderPackageLines.id)),
    findWay(
      db,
      order,
      packages.map(({ logisticsId }) => logisticsId),
    ),
  ]);
  return Promise.all(
    packages.map(async (parcel) => ({
      packageNo: parcel.packageNo,
      orderSn: parcel.orderSn,
      logisticsNo: parcel.logisticsNo,
      logisticsCode: parcel.logisticsId,
      logisticsName: parcel.logisticsName,
      consigneeMobile: order.consigneeMobile,
      status: '1',
      createTime: formatDateTime(parcel.createdAt),
      orderPackageItemList: lines.filter(({ packageNo }) => packageNo === parcel.packageNo).map(toPackageItem),
      traces: await followParcel({ ...parcel, shippedAt: parcel.createdAt }, way, tracking),
    })),
  );
}

const toPackageItem = (line: typeof orderPackageLines.$inferSelect): OrderPackage['orderPackageItemList'][number] => ({
  id: line.id,
  createBy: null,
  createTime: formatDateTime(line.createdAt),
  updateBy: null,
  updateTime: null,
  deleteFlag: false,
  packageNo: line.packageNo,
  orderSn: line.orderSn,
  orderItemSn: line.orderLineSn,
  goodsName: line.goodsName,
  thumbnail: line.thumbnail,
  deliverNumber: line.quantity,
  logisticsTime: formatDateTime(line.createdAt),
});

interface Way {
  carriers: Map<string, typeof logisticsCompanies.$inferSelect>;
  origin: LocalText;
  destination: LocalText[];
  arrivedAt: Date | null;
}

/** From where, to where and with whom, in both languages. */
async function findWay(db: Database, order: OrderRow, carrierIds: string[]): Promise<Way> {
  const names = splitPath(order.consigneeAddressPath).slice(0, 3);
  const ids = splitPath(order.consigneeAddressIdPath).slice(0, 3);
  const [carriers, [store], places] = await Promise.all([
    db.select().from(logisticsCompanies).where(inArray(logisticsCompanies.id, carrierIds)),
    db.select({ zh: stores.place, en: stores.placeEn }).from(stores).where(eq(stores.id, order.storeId)),
    ids.length > 0
      ? db.select({ id: regions.id, en: regions.nameEn }).from(regions).where(inArray(regions.id, ids))
      : [],
  ]);
  const english = new Map(places.map(({ id, en }) => [id, en]));
  return {
    carriers: new Map(carriers.map((carrier) => [carrier.id, carrier])),
    origin: { zh: store?.zh || order.storeName, en: store?.en || store?.zh || order.storeName },
    destination: names.map((zh, index) => ({ zh, en: english.get(ids[index] ?? '') || zh })),
    arrivedAt: order.completedAt,
  };
}

const splitPath = (path: string | null): string[] => (path ?? '').split(',').filter((part) => part !== '');

async function followParcel(
  { logisticsId, logisticsNo, shippedAt }: { logisticsId: string; logisticsNo: string; shippedAt: Date },
  { carriers, origin, destination, arrivedAt }: Way,
  { track, language, onFailure }: Tracking,
): Promise<Traces | null> {
  const carrier = carriers.get(logisticsId);
  if (!carrier) return null;
  const inLanguage = (text: LocalText) => text[language === 'en' ? 'en' : 'zh'];
  const carrierName = { zh: carrier.name, en: carrier.nameEn || carrier.name };
  const parcel: Parcel = {
    logisticsNo,
    carrierCode: carrier.code,
    carrierName,
    shippedAt,
    arrivedAt,
    origin,
    destination,
  };
  try {
    const stops = await inTime(track, parcel);
    return {
      shipper: inLanguage(carrierName),
      logisticCode: logisticsNo,
      traces: stops.map(({ time, place }) => ({
        AcceptTime: formatDateTime(time),
        AcceptStation: inLanguage(place),
        Remark: null,
      })),
    };
  } catch (error) {
    onFailure(error);
    return null;
  }
}

/** An adapter that ignores the signal must not keep the buyer waiting either. */
async function inTime(track: TrackParcel, parcel: Parcel) {
  const signal = AbortSignal.timeout(patienceMs);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`No answer about parcel ${parcel.logisticsNo}`)));
  });
  return Promise.race([track(parcel, signal), tooLate]);
}
