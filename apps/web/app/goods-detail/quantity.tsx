import { useWords } from '../i18n/words.ts';
import { Stepper } from '../ui/stepper.tsx';
import type { Detail } from './detail.ts';
import { goodsDetailWords } from './goods-detail-words.ts';
import type { Purchase } from './use-purchase.ts';

/** Fewer than this are said to be few. */
const fewPieces = 10;

/** How many pieces, and how many there are. */
export function Quantity({
  detail: { quantity, unit },
  purchase: { pieces, setPieces, least, most, canBuy },
}: {
  detail: Detail;
  purchase: Purchase;
}) {
  const t = useWords(goodsDetailWords);
  const notes = [
    quantity === 0 ? t('soldOut') : t(quantity < fewPieces ? 'few' : 'stock', { number: quantity, unit }),
    ...(least > 1 ? [t('least', { number: least, unit })] : []),
    ...(canBuy && most < quantity ? [t('most', { number: most, unit })] : []),
  ];

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Stepper
        value={pieces}
        min={least}
        max={most}
        isDisabled={!canBuy}
        labels={{ value: t('quantity.label'), less: t('quantity.less'), more: t('quantity.more') }}
        onCommit={setPieces}
      />
      <span className="num text-sm text-ink-500">{notes.join(' · ')}</span>
    </div>
  );
}
