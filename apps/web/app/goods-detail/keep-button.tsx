import Heart from 'lucide-react/icons/heart';
import { useWords } from '../i18n/words.ts';
import { useKeptGoods } from '../session/kept-goods.ts';
import { classNames } from '../ui/class-names.ts';
import { goodsDetailWords } from './goods-detail-words.ts';

/** Keeps the goods among the favourites. */
export function KeepButton({ goods, className }: { goods: { goodsId: string; skuId: string }; className?: string }) {
  const t = useWords(goodsDetailWords);
  const { isKept, toggle } = useKeptGoods(goods);

  return (
    <button
      type="button"
      aria-pressed={isKept}
      className={classNames('flex min-h-8 items-center gap-1.5 hover:text-seal-600 max-md:min-h-11', className)}
      onClick={() => void toggle()}
    >
      <Heart aria-hidden="true" className={classNames(isKept && 'fill-seal-500 text-seal-600')} />
      {t(isKept ? 'kept' : 'keep')}
    </button>
  );
}
