import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import type { OrderRow } from './drawer-contents.ts';
import { sideDrawerWords } from './side-drawer-words.ts';

const colours: Record<OrderRow['orderStatus'], string> = {
  UNPAID: 'text-seal-600',
  PAID: 'text-abyss-700',
  UNDELIVERED: 'text-silk-700',
  PARTS_DELIVERED: 'text-abyss-700',
  DELIVERED: 'text-abyss-700',
  TAKE: 'text-silk-700',
  STAY_PICKED_UP: 'text-silk-700',
  COMPLETED: 'text-jade-700',
  CANCELLED: 'text-ink-500',
};

/** The latest orders: number, state, pictures, amount. */
export function OrderRows({ rows }: { rows: OrderRow[] }) {
  const t = useWords(sideDrawerWords);

  return (
    <ul>
      {rows.map(({ sn, orderStatus, createTime, flowPrice, images, pieces }) => (
        <li key={sn} className="border-b border-rule">
          <LocalLink
            to={`/home/OrderDetail?${new URLSearchParams({ sn })}`}
            className="block px-6 py-4 hover:bg-paper-50 max-md:px-5"
          >
            <span className="flex items-baseline justify-between gap-4 text-sm">
              <span className="num text-ink-500">{createTime.slice(0, 16)}</span>
              <span className={`font-semibold ${colours[orderStatus]}`}>
                <span
                  aria-hidden="true"
                  className={`mr-2 inline-block size-[0.5em] rounded-full border border-current align-middle ${orderStatus === 'CANCELLED' ? '' : 'bg-current'}`}
                />
                {t(`order.status.${orderStatus}`)}
              </span>
            </span>
            <span className="my-3 flex gap-2">
              {images.slice(0, 4).map((image, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an order may hold the same picture twice
                <Image key={`${image} ${index}`} src={image} alt="" sizes="64px" className="size-16 rounded-md" />
              ))}
            </span>
            <span className="flex items-baseline justify-between gap-4 text-sm">
              <span className="num truncate text-ink-500">{sn}</span>
              <span className="flex-none">
                <span className="num mr-3 text-ink-500">{t('order.items', { count: pieces })}</span>
                <Price yuan={flowPrice} isPlain className="text-base" />
              </span>
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
