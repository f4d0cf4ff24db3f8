import { formatYuan } from '@silkboat/contract/money';
import { useId } from 'react';
import { useWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CancelReasons, ChangeFields } from './change-form.tsx';
import { CodeDialog } from './code-dialog.tsx';
import type { OrderDesk } from './order-desk.ts';
import { ordersWords } from './orders-words.ts';
import { TrackingDialog } from './tracking-dialog.tsx';

/** The dialogs of a page with orders: each question stands there once, about the order that was asked for. */
export function OrderDialogs({ desk, reasons }: { desk: OrderDesk; reasons: string[] }) {
  const { asked } = desk;
  if (!asked) return null;
  const { question, order } = asked;
  if (question === 'track')
    return <TrackingDialog key={order.sn} order={order} isOpen={desk.isOpen} onClose={desk.close} />;
  if (question === 'code') return <CodeDialog key={order.sn} sn={order.sn} isOpen={desk.isOpen} onClose={desk.close} />;
  return <AskDialog key={`${question} ${order.sn}`} desk={desk} asked={{ question, order }} reasons={reasons} />;
}

function AskDialog({
  desk,
  asked: { question, order },
  reasons,
}: {
  desk: OrderDesk;
  asked: { question: 'cancel' | 'receive' | 'delete'; order: NonNullable<OrderDesk['asked']>['order'] };
  reasons: string[];
}) {
  const t = useWords(ordersWords);
  const formId = useId();
  const text =
    question === 'cancel' && order.isPaid
      ? t('ask.cancel.paid', { amount: formatYuan(order.flowPrice) })
      : t(`ask.${question}.text`);

  return (
    <Dialog
      isOpen={desk.isOpen}
      onClose={desk.close}
      closeLabel={t('close')}
      title={t(`ask.${question}.title`)}
      text={text}
      actions={
        <>
          <Button kind="line" size="sm" onClick={desk.close}>
            {t(question === 'receive' ? 'ask.receive.no' : 'ask.keep')}
          </Button>
          <Button size="sm" type="submit" form={formId} isLoading={desk.busy !== undefined}>
            {t(`ask.${question}.yes`)}
          </Button>
        </>
      }
    >
      <desk.fetcher.Form method="post" id={formId}>
        <ChangeFields change={question} sn={order.sn} isLive />
        {question === 'cancel' && <CancelReasons reasons={reasons} />}
      </desk.fetcher.Form>
    </Dialog>
  );
}
