import type { ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { Flag } from '../ui/flag.tsx';
import { Price } from '../ui/price.tsx';
import type { Detail } from './detail.ts';
import { goodsDetailWords } from './goods-detail-words.ts';

/** A row of the panel: what it is about at the left. */
export function Row({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[max(5rem,72px)_1fr] items-start py-3 max-md:grid-cols-[5rem_1fr]',
        className,
      )}
    >
      <dt className="min-h-8 leading-8 text-ink-500">{label}</dt>
      <dd className="min-h-8 min-w-0 py-0.5">{children}</dd>
    </div>
  );
}

/** What holds for the SKU besides its price: coupons, promotions, how it comes, what many cost. */
export function Facts({
  detail,
  pieces,
  shipsFrom,
  pickUpPlace,
  coupons,
}: {
  detail: Detail;
  pieces: number;
  shipsFrom: string;
  /** Where it can be fetched; undefined when it cannot. */
  pickUpPlace: string | undefined;
  coupons: ReactNode;
}) {
  const t = useWords(goodsDetailWords);
  const { fullDiscounts, isVirtual, origin } = detail;
  const freeFreight = fullDiscounts.filter(({ isFreeFreight }) => isFreeFreight);

  return (
    <dl>
      {coupons && <Row label={t('row.coupons')}>{coupons}</Row>}
      {fullDiscounts.length > 0 && (
        <Row label={t('row.promotion')}>
          <ul className="flex flex-wrap gap-x-5">
            {fullDiscounts.map(({ id, title }) => (
              <li key={id}>
                <LocalLink
                  to={`/goodsList?promotionType=FULL_DISCOUNT&promotionsId=${id}`}
                  title={t('promotion.see')}
                  className="hover:text-seal-600"
                >
                  {title}
                </LocalLink>
              </li>
            ))}
          </ul>
        </Row>
      )}
      <Row label={t('row.delivery')}>
        {isVirtual ? (
          t('delivery.virtual')
        ) : (
          <>
            <p className="flex items-center gap-2">
              <Flag country={origin.country} />
              {t('delivery.from', { place: shipsFrom })}
            </p>
            <p className="text-sm text-ink-500">
              {[
                ...freeFreight.map(({ title }) => title),
                t('delivery.freight'),
                ...(pickUpPlace ? [t('delivery.pickUp', { place: pickUpPlace })] : []),
              ].join(' · ')}
            </p>
          </>
        )}
      </Row>
      {detail.steps.length > 0 && (
        <Row label={t('row.wholesale')}>
          <WholesaleSteps detail={detail} pieces={pieces} />
        </Row>
      )}
    </dl>
  );
}

/** What many cost, the step of now marked. */
function WholesaleSteps({ detail: { steps, unit }, pieces }: { detail: Detail; pieces: number }) {
  const t = useWords(goodsDetailWords);
  const current = steps.findLast(({ num }) => num <= pieces) ?? steps[0];

  return (
    <table className="w-full max-w-120 text-sm">
      <caption className="sr-only">{t('wholesale.caption')}</caption>
      <tbody>
        {steps.map((step, index) => {
          const next = steps[index + 1];
          return (
            <tr
              key={step.num}
              aria-current={step === current ? 'true' : undefined}
              className={classNames(
                'border-b border-rule',
                step === current && 'bg-silk-50 font-medium shadow-[inset_2px_0_0_var(--color-seal-500)]',
              )}
            >
              <th
                scope="row"
                className={classNames('num px-4 py-1.5 text-left', step === current ? 'font-medium' : 'font-normal')}
              >
                {next
                  ? t('wholesale.fromTo', { from: step.num, to: next.num - 1, unit })
                  : t('wholesale.from', { num: step.num, unit })}
              </th>
              <td className="px-4 py-1.5 text-right">
                <Price yuan={step.price} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
