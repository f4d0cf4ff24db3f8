import { useWords } from '../i18n/words.ts';
import { Tag } from '../ui/tag.tsx';
import type { CardGoods } from './goods.ts';
import { goodsCardWords } from './goods-card-words.ts';

/** The labels that the shop gives, by the word that the data carries. */
const labels = {
  自营: { kind: 'seal', word: 'tag.selfOperated' },
  国家馆: { kind: 'jade', word: 'tag.pavilion' },
  新品: { kind: 'ink', word: 'tag.fresh' },
  非遗: { kind: 'silk', word: 'tag.heritage' },
} as const;

const isLabel = (tag: string): tag is keyof typeof labels => tag in labels;

/** At most one: that it is sold out, that the price is a seckill's, or the label of the shop. */
export function GoodsTag({
  goods: { quantity, promotionPrice, tag },
  className,
}: {
  goods: Pick<CardGoods, 'quantity' | 'promotionPrice' | 'tag'>;
  className?: string;
}) {
  const t = useWords(goodsCardWords);
  if (quantity <= 0) {
    return (
      <Tag kind="plain" className={className}>
        {t('soldOut')}
      </Tag>
    );
  }
  if (promotionPrice !== null) {
    return (
      <Tag kind="seal" className={className}>
        {t('tag.seckill')}
      </Tag>
    );
  }
  if (tag === null) return null;
  const label = isLabel(tag) ? labels[tag] : undefined;
  return (
    <Tag kind={label?.kind ?? 'ink'} className={className}>
      {label ? t(label.word) : tag}
    </Tag>
  );
}
