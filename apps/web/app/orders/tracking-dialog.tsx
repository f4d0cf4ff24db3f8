import type { OrderPackage, Traces } from '@silkboat/contract/traces';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { showRefusal } from '../session/add-to-cart.ts';
import { apiFetch } from '../session/api-fetch.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { OrderView } from './order-view.ts';
import { ordersWords } from './orders-words.ts';
import { ParcelWays } from './parcel-way.tsx';
import { type Parcel, toParcels } from './parcels.ts';

/** The whole way of an order's parcels. */
export function TrackingDialog({ order, isOpen, onClose }: { order: OrderView; isOpen: boolean; onClose: () => void }) {
  const t = useWords(ordersWords);
  const [parcels, setParcels] = useState<Parcel[]>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; closing is the same whatever function does it
  useEffect(() => {
    let isCurrent = true;
    loadParcels(order)
      .then((found) => isCurrent && setParcels(found))
      .catch((error: unknown) => {
        onClose();
        showRefusal(error);
      });
    return () => {
      isCurrent = false;
    };
  }, [order.sn]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} closeLabel={t('close')} title={t('track.title')} size="lg">
      <div className="min-h-48" aria-busy={!parcels}>
        {parcels ? (
          <ParcelWays parcels={parcels} />
        ) : (
          <div role="status" aria-label={t('loading')} className="grid gap-5">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-6" />
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

async function loadParcels({ sn, lines }: OrderView): Promise<Parcel[]> {
  const path = encodeURIComponent(sn);
  const [packages, traces] = await Promise.all([
    apiFetch<OrderPackage[]>(`/buyer/order/order/getPackage/${path}`),
    apiFetch<Traces | null>(`/buyer/order/order/getTraces/${path}`, { method: 'POST' }),
  ]);
  return toParcels(packages, traces, lines);
}
