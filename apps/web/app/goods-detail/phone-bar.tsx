import Heart from 'lucide-react/icons/heart';
import Store from 'lucide-react/icons/store';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { useKeptGoods } from '../session/kept-goods.ts';
import { classNames } from '../ui/class-names.ts';
import { BuyButtons } from './buy-buttons.tsx';
import type { Detail } from './detail.ts';
import { goodsDetailWords } from './goods-detail-words.ts';
import type { Purchase } from './use-purchase.ts';

const entry = 'flex w-12 flex-none flex-col items-center justify-center gap-0.5 text-2xs text-ink-700';

/** At the bottom of a phone: the store, the favourites, and the two ways to buy. */
export function PhoneBar({
  detail,
  purchase,
  onAsk,
}: {
  detail: Detail;
  purchase: Purchase;
  /** Where the SKU has to be chosen first. */
  onAsk: (() => void) | undefined;
}) {
  const t = useWords(goodsDetailWords);
  const { isKept, toggle } = useKeptGoods(detail);

  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex gap-1 border-t border-rule bg-white px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden">
      <LocalLink to={`/merchant?id=${detail.store.id}`} className={entry}>
        <Store aria-hidden="true" className="size-5.5" />
        {t('store')}
      </LocalLink>
      <button type="button" aria-pressed={isKept} className={entry} onClick={() => void toggle()}>
        <Heart aria-hidden="true" className={classNames('size-5.5', isKept && 'fill-seal-500 text-seal-600')} />
        {t(isKept ? 'kept' : 'keep')}
      </button>
      <BuyButtons detail={detail} purchase={purchase} size="md" className="ml-1 min-w-0 flex-1" onAsk={onAsk} />
    </div>
  );
}
