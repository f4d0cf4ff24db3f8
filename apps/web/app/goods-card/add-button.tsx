import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { addToCart, showRefusal } from '../session/add-to-cart.ts';
import { siteFetch } from '../session/site-fetch.ts';
import { classNames } from '../ui/class-names.ts';
import { Spinner } from '../ui/spinner.tsx';
import { type CardGoods, goodsPath } from './goods.ts';
import { goodsCardWords } from './goods-card-words.ts';
import type { PickGoods } from './pick-goods.ts';

const QuickPick = lazy(() => import('./quick-pick.tsx'));

/**
 * Puts goods into the cart from their card: a bar on the picture for a mouse, a round button for a finger. Goods with
 * several SKUs ask which one first. Without script it is a form of the goods page.
 */
export function AddButton({ goods, isBar = false }: { goods: CardGoods; isBar?: boolean }) {
  const t = useWords(goodsCardWords);
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [picking, setPicking] = useState<PickGoods>();
  const [isPicking, setIsPicking] = useState(false);
  if (goods.quantity <= 0) return null;

  const page = localPath(goodsPath(goods));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const pick = await siteFetch<PickGoods>(`/shell/pickGoods?${new URLSearchParams({ goodsId: goods.goodsId })}`);
      const [only, ...others] = pick.skus;
      if (pick.isVirtual) void navigate(page);
      else if (only && others.length === 0) await addToCart({ skuId: only.skuId, num: pick.least });
      else {
        setPicking(pick);
        setIsPicking(true);
      }
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <form
        method="post"
        action={page}
        className={classNames(
          'z-10',
          isBar ? 'relative' : 'absolute inset-x-3 bottom-3 max-md:right-1 max-md:bottom-1 max-md:left-auto',
        )}
        onSubmit={add}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="skuId" value={goods.skuId} />
        <button
          type="submit"
          aria-busy={isBusy || undefined}
          aria-label={t('addNamed', { name: goods.goodsName })}
          className={classNames(
            'flex items-center justify-center gap-2 text-sm font-medium',
            isBar
              ? 'h-11 rounded-md border border-paper-400 px-5 transition-colors hover:border-abyss-900'
              : 'h-11 w-full rounded-md bg-abyss-900 text-white transition-[opacity,translate,background-color] duration-250 ease-sail hover:bg-abyss-700 group-hover:translate-y-0 group-hover:opacity-100 focus-visible:translate-y-0 focus-visible:opacity-100 aria-busy:opacity-100 max-md:size-11 max-md:rounded-full max-md:bg-transparent max-md:text-ink-900 md:[@media(hover:hover)]:translate-y-2 md:[@media(hover:hover)]:opacity-0',
          )}
        >
          <span
            className={classNames(
              !isBar && 'max-md:grid max-md:size-9 max-md:place-items-center max-md:rounded-full max-md:bg-white/92',
            )}
          >
            {isBusy ? <Spinner /> : <ShoppingCart aria-hidden="true" className="size-[1.25em]" />}
          </span>
          <span className={classNames(!isBar && 'max-md:hidden')}>{t('add')}</span>
        </button>
      </form>
      {picking && (
        <Suspense>
          <QuickPick goods={picking} isOpen={isPicking} onClose={() => setIsPicking(false)} />
        </Suspense>
      )}
    </>
  );
}
