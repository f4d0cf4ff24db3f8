import type { ApiClient } from '@silkboat/contract/client';
import { getOrderPackages, getOrderTraces } from '@silkboat/contract/traces';
import type { OrderView } from './order-view.ts';
import { type Parcel, toParcels } from './parcels.ts';
import type { LatestStop } from './tracking-strip.tsx';

/** Asks the carriers of the shipped orders; the page does not wait for them, and shows nothing where none answers. */
export function loadLatestStops(api: ApiClient, orders: OrderView[]): Record<string, Promise<LatestStop | null>> {
  const shipped = orders.filter(({ state }) => state === 'DELIVERED');
  return Object.fromEntries(shipped.map(({ sn }) => [sn, latestStop(api, sn).catch(() => null)]));
}

async function latestStop(api: ApiClient, orderSn: string): Promise<LatestStop | null> {
  const traces = await api.call(getOrderTraces, { orderSn });
  const last = traces?.traces.at(-1);
  if (!traces || !last) return null;
  return { carrier: traces.shipper, no: traces.logisticCode, time: last.AcceptTime, place: last.AcceptStation };
}

const isShipped = ({ state }: OrderView): boolean =>
  state === 'PARTS_DELIVERED' || state === 'DELIVERED' || state === 'COMPLETED';

/** The parcels of an order with their ways; null while nothing is shipped. */
export function loadParcels(api: ApiClient, order: OrderView, isParcel: boolean): Promise<Parcel[]> | null {
  if (!isShipped(order) || !isParcel) return null;
  const orderSn = order.sn;
  return Promise.all([
    api.call(getOrderPackages, { orderSn }),
    // The carrier's silence is no reason to show nothing of the order.
    api.call(getOrderTraces, { orderSn }).catch(() => null),
  ]).then(
    ([packages, traces]) => toParcels(packages, traces, order.lines),
    () => [],
  );
}
