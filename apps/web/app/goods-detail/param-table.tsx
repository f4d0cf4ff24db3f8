import { useWords } from '../i18n/words.ts';
import type { Detail } from './detail.ts';
import { goodsDetailWords } from './goods-detail-words.ts';

/** Brand, origin, weight and what the shop says about the goods, two to a row. */
export function ParamTable({ detail: { brand, origin, weight, code, isVirtual, params } }: { detail: Detail }) {
  const t = useWords(goodsDetailWords);
  const rows = [
    ...(brand ? [{ name: t('params.brand'), value: brand.name }] : []),
    { name: t('params.origin'), value: origin.place },
    ...params,
    ...(!isVirtual && weight > 0
      ? [{ name: t('params.weight'), value: t('params.kilograms', { number: weight }) }]
      : []),
    { name: t('params.code'), value: code },
  ];

  return (
    <dl className="grid grid-cols-2 gap-x-16 border-t border-rule max-md:grid-cols-1">
      {rows.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[10rem_1fr] gap-4 border-b border-rule py-3 max-md:grid-cols-[6.5rem_1fr]"
        >
          <dt className="text-ink-500">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
