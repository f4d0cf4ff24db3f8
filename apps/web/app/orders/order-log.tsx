import { useWords } from '../i18n/words.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import type { OrderDetailView } from './order-detail-view.ts';
import { ordersWords } from './orders-words.ts';

/** What happened to the order, the latest first; folded, as few want it. */
export function OrderLogList({ log }: { log: OrderDetailView['log'] }) {
  const t = useWords(ordersWords);
  if (log.length === 0) return null;

  return (
    <Disclosure summary={<h2 className="text-lg">{t('section.log')}</h2>} className="border-t border-rule pt-4">
      <ol className="grid gap-2 text-sm">
        {log.map(({ id, time, who, message }) => (
          <li
            key={id}
            className="grid grid-cols-[max(10.5rem,136px)_max(7rem,80px)_1fr] gap-4 max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:gap-y-0"
          >
            <time className="num text-ink-500">{time}</time>
            <span className="truncate text-ink-500">{who}</span>
            <span className="max-md:col-span-2">{message}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
