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
export function toParcels(
  packages: OrderPackage[],
  traces: Traces | null,
  lines: { sn: string; name: string }[],
): Parcel[] {
  // The lines have their names in the language of the page, the parcels do not.
  const names = new Map(lines.map(({ sn, name }) => [sn, name]));
  if (packages.length > 0)
    return packages.map(({ logisticsName, logisticsNo, orderPackageItemList, traces: way }) => ({
      carrier: way?.shipper ?? logisticsName,
      no: logisticsNo,
      stops: stopsOf(way),
      contents: orderPackageItemList.map(({ orderItemSn, goodsName, deliverNumber }) => ({
        name: names.get(orderItemSn) ?? goodsName,
        pieces: deliverNumber,
      })),
    }));
  return traces ? [{ carrier: traces.shipper, no: traces.logisticCode, stops: stopsOf(traces), contents: [] }] : [];
}

const stopsOf = (traces: Traces | null): ParcelStop[] =>
  (traces?.traces ?? [])
    .map(({ AcceptTime, AcceptStation, Remark }) => ({ time: AcceptTime, place: AcceptStation, remark: Remark }))
    .reverse();
