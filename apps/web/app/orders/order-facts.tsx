import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { CopyButton } from './copy-button.tsx';
import type { OrderDetailView } from './order-detail-view.ts';
import { ordersWords } from './orders-words.ts';

/** To whom, how, paid how, with which invoice. */
export function OrderFacts({ detail }: { detail: OrderDetailView }) {
  const t = useWords(ordersWords);
  const { consignee, pickUp, delivery, payment, receipt, remark, order } = detail;

  return (
    <div className="grid grid-cols-2 gap-x-12 gap-y-8 border-t border-rule pt-7 narrow:gap-x-6 max-md:grid-cols-1 max-md:gap-y-6">
      {consignee && (
        <Facts title={t('section.address')}>
          <Fact name={t('fact.consignee')}>{consignee.name}</Fact>
          <Fact name={t('fact.mobile')}>{consignee.mobile}</Fact>
          <Fact name={t('fact.address')}>{consignee.address}</Fact>
        </Facts>
      )}
      {pickUp && (
        <Facts title={t('section.pickUp')}>
          <Fact name={t('fact.store')}>{pickUp.address}</Fact>
          <Fact name={t('fact.mobile')}>{pickUp.mobile}</Fact>
        </Facts>
      )}
      <Facts title={t('section.delivery')}>
        <Fact name={t('fact.method')}>{delivery.method}</Fact>
        {consignee && <Fact name={t('fact.shippedAt')}>{delivery.shippedAt ?? t('fact.notShipped')}</Fact>}
        {payment.completedAt && <Fact name={t('fact.completedAt')}>{payment.completedAt}</Fact>}
        <Fact name={t('section.remark')}>{remark || t('fact.noRemark')}</Fact>
      </Facts>
      <Facts title={t('section.payment')}>
        <Fact name={t('card.sn')}>
          <span className="inline-flex items-center gap-1.5">
            {order.sn}
            <CopyButton text={order.sn} label={t('card.copy')} said={t('card.copied')} />
          </span>
        </Fact>
        <Fact name={t('fact.createdAt')}>{payment.createdAt}</Fact>
        <Fact name={t('fact.payMethod')}>{payment.method || t('fact.unpaid')}</Fact>
        {payment.paidAt && <Fact name={t('fact.paidAt')}>{payment.paidAt}</Fact>}
        {payment.no && <Fact name={t('fact.payNo')}>{payment.no}</Fact>}
      </Facts>
      <Facts title={t('section.receipt')}>
        {receipt ? (
          <>
            <Fact name={t('fact.receiptTitle')}>{receipt.title}</Fact>
            {receipt.taxpayerId && <Fact name={t('fact.taxpayerId')}>{receipt.taxpayerId}</Fact>}
            <Fact name={t('fact.receiptContent')}>{receipt.content}</Fact>
            <Fact name={t('fact.receiptState')}>{t(receipt.isIssued ? 'fact.issued' : 'fact.notIssued')}</Fact>
          </>
        ) : (
          <Fact>{t('fact.noReceipt')}</Fact>
        )}
      </Facts>
    </div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <dl className="num grid gap-1 text-sm">{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      {name && <dt className="w-[max(6.5rem,88px)] flex-none text-ink-500">{name}</dt>}
      <dd className={name ? 'min-w-0 wrap-anywhere' : 'text-ink-500'}>{children}</dd>
    </div>
  );
}
