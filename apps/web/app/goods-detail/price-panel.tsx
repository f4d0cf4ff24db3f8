import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { Price } from '../ui/price.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Detail } from './detail.ts';
import { goodsDetailWords } from './goods-detail-words.ts';
import { priceOfOne, tenthsOf } from './purchase.ts';
import { SeckillClock } from './seckill-clock.tsx';

const format = new Intl.NumberFormat('en-US');

/** The price between two rules, with what it was, how long it holds, and what others say. */
export function PricePanel({
  detail,
  pieces,
  isPending,
  actions,
}: {
  detail: Detail;
  pieces: number;
  /** Another SKU is on its way. */
  isPending: boolean;
  /** Keep and share, at the right end. */
  actions: ReactNode;
}) {
  const t = useWords(goodsDetailWords);
  const { now, before } = priceOfOne(detail, pieces);
  const { promotionPrice, seckillEndsAt, commentNum, grade, buyCount } = detail;
  const tenths = before === null ? 0 : tenthsOf(now, before);

  return (
    <section
      aria-label={t('price.label')}
      aria-busy={isPending}
      className="mt-6 mb-3 border-t border-b border-t-ink-900 border-b-rule pt-5 pb-4.5 max-md:mt-4"
    >
      <p
        className={classNames(
          'flex flex-wrap items-baseline gap-x-4 gap-y-1 transition-opacity',
          isPending && 'opacity-50',
        )}
      >
        <Price yuan={now} className="text-[max(2.75rem,28px)] leading-[1.1]" />
        {before !== null && (
          <>
            <span className="sr-only">{t('price.was')}</span>
            <Price yuan={before} isStruck />
          </>
        )}
        {promotionPrice !== null && before !== null && (
          <Tag kind="seal" className="self-center">
            {t('price.tenths', { tenths, off: Math.round(100 - tenths * 10) })}
          </Tag>
        )}
        {seckillEndsAt !== undefined && <SeckillClock endsAt={seckillEndsAt} />}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-7 gap-y-1 text-sm text-ink-500">
        <span>{commentNum > 0 ? t('praise', { percent: Math.round(grade) }) : t('noPraise')}</span>
        {commentNum > 0 && (
          <a href="#comments" className="num hover:text-seal-600">
            {t('comments', { number: format.format(commentNum) })}
          </a>
        )}
        <span className="num">{t('sold', { number: format.format(buyCount) })}</span>
        <span className="ml-auto flex items-center gap-5">{actions}</span>
      </div>
    </section>
  );
}
