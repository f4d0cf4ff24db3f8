import { formatYuan } from '@silkboat/contract/money';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import { Tag } from '../ui/tag.tsx';
import { evaluatePath, goodsPathOf, type OrderLineView, type OrderView } from './order-view.ts';
import { ordersWords } from './orders-words.ts';

/** Picture, name and specs, charged price, pieces; marks for refunds and after-sales. */
export function OrderLineRow({
  line,
  order,
  hasEvaluate = false,
}: {
  line: OrderLineView;
  order: OrderView;
  hasEvaluate?: boolean;
}) {
  const t = useWords(ordersWords);

  return (
    <li className="grid grid-cols-[max(5.5rem,72px)_1fr_max(8rem,88px)_max(3rem,28px)] narrow:grid-cols-[48px_1fr_72px_28px] narrow:gap-2 items-center gap-5 border-rule py-4 not-first:border-t max-md:grid-cols-[5rem_1fr] max-md:grid-rows-[1fr_auto] max-md:items-start max-md:gap-x-4 max-md:gap-y-1">
      <Image src={line.image} alt="" sizes="88px" className="rounded-md max-md:row-span-2" />
      <div className="min-w-0">
        <LocalLink to={goodsPathOf(line)} className="line-clamp-2 hover:text-seal-700">
          {line.name}
        </LocalLink>
        {line.specs && <p className="text-sm text-ink-500">{line.specs}</p>}
        <LineMarks line={line} order={order} hasEvaluate={hasEvaluate} />
      </div>
      <Price
        yuan={line.yuan}
        isPlain
        className="text-right font-normal! max-md:col-start-2 max-md:row-start-2 max-md:text-left"
      />
      <span className="num text-right text-ink-500 max-md:hidden">
        <span aria-hidden="true">{t('card.pieces', { count: line.pieces })}</span>
        <span className="sr-only">{t('card.piecesLabel', { count: line.pieces })}</span>
      </span>
      <span aria-hidden="true" className="num col-start-2 row-start-2 justify-self-end text-ink-500 md:hidden">
        {t('card.pieces', { count: line.pieces })}
      </span>
    </li>
  );
}

function LineMarks({ line, order, hasEvaluate }: { line: OrderLineView; order: OrderView; hasEvaluate: boolean }) {
  const t = useWords(ordersWords);
  const refunded = line.refund !== 'NO_REFUND' && order.isPaid;
  const isInAfterSale = line.refund === 'REFUNDING';
  const toEvaluate = hasEvaluate && order.state === 'COMPLETED' && line.comment === 'UNFINISHED';
  if (!refunded && !toEvaluate && !(hasEvaluate && line.comment === 'FINISHED') && !order.isGift) return null;

  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-2">
      {order.isGift && <Tag kind="jade">{t('card.gift')}</Tag>}
      {refunded && (
        <Tag kind={isInAfterSale ? 'silk' : 'plain'}>
          {line.refund === 'PART_REFUND' || (line.refund === 'ALL_REFUND' && line.refundedYuan > 0)
            ? t(`line.${line.refund}`, { amount: formatYuan(line.refundedYuan) })
            : line.refund === 'ALL_REFUND'
              ? t('line.refunded')
              : t('line.REFUNDING')}
        </Tag>
      )}
      {hasEvaluate && line.comment === 'FINISHED' && <Tag>{t('line.evaluated')}</Tag>}
      {toEvaluate && (
        <LocalLink
          to={evaluatePath(line.sn)}
          aria-label={t('line.evaluateName', { name: line.name })}
          className="inline-flex min-h-[max(1.75rem,24px)] items-center text-sm text-seal-600 hover:underline max-md:min-h-11"
        >
          {t('line.evaluate')}
        </LocalLink>
      )}
    </p>
  );
}
