import HeartIcon from 'lucide-react/icons/heart';
import { useWords } from '../i18n/words.ts';
import { useKeptGoods } from '../session/kept-goods.ts';
import { classNames } from '../ui/class-names.ts';
import type { CardGoods } from './goods.ts';
import { goodsCardWords } from './goods-card-words.ts';

/** Keeps goods among the favourites. On a card it shows while the mouse is there, and always when it is filled. */
export function Heart({ goods, className }: { goods: CardGoods; className?: string }) {
  const t = useWords(goodsCardWords);
  const { isKept, toggle } = useKeptGoods(goods);
  const label = t(isKept ? 'unkeep' : 'keep', { name: goods.goodsName });

  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'grid place-items-center rounded-full transition-opacity max-md:size-11',
        !isKept && 'group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:hover)]:opacity-0',
        className,
      )}
      onClick={() => void toggle()}
    >
      <span className="grid size-9 place-items-center rounded-full bg-white/92 text-ink-700">
        <HeartIcon aria-hidden="true" className={classNames('size-5', isKept && 'fill-seal-500 text-seal-600')} />
      </span>
    </button>
  );
}
