import type { OrderPackage, Traces } from '@silkboat/contract/traces';

export interface ParcelStop {
  time: string;
  place: string;
  remark: string | null;
}

/** A parcel and where it has been, the latest stop first. */
export interface Parcel {
  carrier: string;
  no: string;
  stops: ParcelStop[];
  /** What is in it, when the order came in several parcels. */
  contents: { name: string; pieces: number }[];
}

/** The parcels of an order: those of a partial delivery, or the one that carried everything. */
export function toParcels(packages: OrderPackage[], traces: Traces | null): Parcel[] {
  if (packages.length > 0)
    return packages.map(({ logisticsName, logisticsNo, orderPackageItemList, traces: way }) => ({
      carrier: logisticsName,
      no: logisticsNo,
      stops: stopsOf(way),
      contents: orderPackageItemList.map(({ goodsName, deliverNumber }) => ({
        name: goodsName,
        pieces: deliverNumber,
      })),
    }));
  return traces ? [{ carrier: traces.shipper, no: traces.logisticCode, stops: stopsOf(traces), contents: [] }] : [];
}

const stopsOf = (traces: Traces | null): ParcelStop[] =>
  (traces?.traces ?? [])
    .map(({ AcceptTime, AcceptStation, Remark }) => ({ time: AcceptTime, place: AcceptStation, remark: Remark }))
    .reverse();
