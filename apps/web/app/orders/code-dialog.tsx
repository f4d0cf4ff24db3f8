import type { OrderDetail } from '@silkboat/contract/order-shapes';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { showRefusal } from '../session/add-to-cart.ts';
import { apiFetch } from '../session/api-fetch.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ordersWords } from './orders-words.ts';
import { PickUpCode } from './pick-up-code.tsx';

/** The code of an order, large enough to be read across a counter. */
export function CodeDialog({ sn, isOpen, onClose }: { sn: string; isOpen: boolean; onClose: () => void }) {
  const t = useWords(ordersWords);
  const [code, setCode] = useState<string | null>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; closing is the same whatever function does it
  useEffect(() => {
    let isCurrent = true;
    apiFetch<OrderDetail>(`/buyer/order/order/${encodeURIComponent(sn)}`)
      .then(({ order }) => isCurrent && setCode(order.verificationCode))
      .catch((error: unknown) => {
        onClose();
        showRefusal(error);
      });
    return () => {
      isCurrent = false;
    };
  }, [sn]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('close')}
      title={t('ask.code.title')}
      text={t('ask.code.text')}
    >
      <div className="grid h-24 place-items-center rounded-lg bg-paper-100">
        {code ? <PickUpCode code={code} /> : <Skeleton className="h-12 w-56" />}
      </div>
    </Dialog>
  );
}
