import { formatYuan } from '@silkboat/contract/money';
import StoreIcon from 'lucide-react/icons/store';
import { type ReactNode, useId } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Price } from '../ui/price.tsx';
import { CopyButton } from './copy-button.tsx';
import { OrderButtons } from './order-buttons.tsx';
import type { OrderDesk } from './order-desk.ts';
import { OrderLineRow } from './order-line.tsx';
import { OrderStatus } from './order-status.tsx';
import { type OrderView, orderPath } from './order-view.ts';
import { ordersWords } from './orders-words.ts';

/** An order in the list: head, lines, amount, actions; below, where it is. */
export function OrderCard({ order, desk, tracking }: { order: OrderView; desk: OrderDesk; tracking?: ReactNode }) {
  const t = useWords(ordersWords);
  const headId = useId();

  return (
    <article aria-labelledby={headId} className="overflow-hidden rounded-lg border border-rule bg-white">
      <header className="flex min-h-[max(3.25rem,40px)] flex-wrap items-center gap-x-8 gap-y-1 border-b border-rule bg-paper-50 px-6 py-2 text-sm text-ink-500 max-md:gap-x-4 max-md:px-4">
        <time className="num max-md:hidden">{order.createTime.slice(0, 16)}</time>
        <span className="num flex items-center gap-2 max-md:order-3 max-md:gap-0 max-md:w-full max-md:text-xs max-md:whitespace-nowrap">
          <h2 id={headId} className="inline font-sans font-normal tracking-normal">
            <span className="max-md:sr-only">{t('card.sn')}</span>{' '}
            <LocalLink to={orderPath(order.sn)} className="hover:text-seal-600">
              {order.sn}
            </LocalLink>
          </h2>
          <CopyButton text={order.sn} label={t('card.copy')} said={t('card.copied')} />
          <time className="num ml-auto md:hidden">{order.createTime.slice(5, 10)}</time>
        </span>
        <LocalLink
          to={`/merchant?id=${order.storeId}`}
          className="flex min-w-0 items-center gap-2 text-ink-900 hover:text-seal-600 max-md:min-h-11 max-md:flex-1"
        >
          <StoreIcon aria-hidden="true" />
          <span className="sr-only">{t('card.store')}</span>
          <span className="truncate">{order.storeName}</span>
        </LocalLink>
        <OrderStatus state={order.state} className="ml-auto text-base" />
      </header>
      <div className="grid grid-cols-[1fr_max(11rem,128px)_max(12rem,136px)] narrow:grid-cols-[1fr_94px_112px] max-md:grid-cols-1">
        <ul className="px-6 py-2 max-md:px-4">
          {order.lines.map((line) => (
            <OrderLineRow key={line.sn} line={line} order={order} />
          ))}
        </ul>
        <div className="flex flex-col items-center justify-center border-l border-rule p-4 text-sm narrow:p-1 text-ink-500 max-md:flex-row max-md:items-baseline max-md:justify-end max-md:gap-2 max-md:border-t max-md:border-l-0 max-md:py-3">
          <span>{t(order.isPaid ? 'card.paid' : 'card.payable')}</span>
          <Price yuan={order.flowPrice} isPlain className="text-[max(1.375rem,16px)] text-ink-900 max-md:text-lg" />
          <span className="num text-center">
            {order.freightPrice > 0
              ? t('card.freight', { amount: formatYuan(order.freightPrice) })
              : t('card.noFreight')}
          </span>
        </div>
        <OrderButtons
          order={order}
          desk={desk}
          hasDetail
          className="flex-col items-center justify-center gap-1.5 border-l border-rule p-5 narrow:p-2 max-md:flex-row-reverse max-md:flex-wrap max-md:justify-start max-md:gap-x-5 max-md:border-t max-md:border-l-0 max-md:px-4 max-md:py-2"
        />
      </div>
      {tracking}
    </article>
  );
}
