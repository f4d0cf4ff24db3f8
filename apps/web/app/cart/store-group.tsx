import { useId } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Flag } from '../ui/flag.tsx';
import { Image } from '../ui/image.tsx';
import { NotchedChip } from '../ui/notched-chip.tsx';
import { CartLineRow, type LineActions } from './cart-line.tsx';
import { canCheck, checkState, type StoreView } from './cart-view.ts';
import { cartWords } from './cart-words.ts';
import { StoreCoupons } from './store-coupons.tsx';
import { useOfferWords } from './use-offer-words.ts';

/** The lines of one store: what becomes one order. */
export function StoreGroup({
  store,
  isPending,
  actions,
  onCheck,
}: {
  store: StoreView;
  isPending: boolean;
  actions: LineActions;
  onCheck: (isChecked: boolean) => void;
}) {
  const t = useWords(cartWords);
  const offerWords = useOfferWords();
  const id = useId();
  const state = checkState(store.lines);
  const page = `/merchant?${new URLSearchParams({ id: store.storeId })}`;

  return (
    <section aria-labelledby={id} className="mt-6 overflow-hidden rounded-lg border border-rule max-md:mt-4">
      <header className="flex flex-wrap items-center gap-x-3.5 gap-y-1 bg-paper-100 px-6 py-3.5 max-md:gap-x-2.5 max-md:py-1 max-md:pr-4 max-md:pl-0">
        <Checkbox
          checked={state === 'all'}
          isIndeterminate={state === 'some'}
          disabled={!store.lines.some(canCheck)}
          aria-label={t('check.store', { name: store.name })}
          onChange={(event) => onCheck(event.target.checked)}
        />
        <StoreMark store={store} />
        <h2 id={id} className="font-sans text-base font-semibold tracking-normal">
          <LocalLink to={page} className="hover:text-seal-600">
            {store.name}
          </LocalLink>
        </h2>
        <span className="flex items-center gap-2 text-sm text-ink-500">
          {store.country !== 'cn' && <Flag country={store.country} className="h-4.5 w-6 max-md:h-3 max-md:w-4" />}
          {store.place}
        </span>
        {store.offer && (
          <>
            <NotchedChip className="bg-white max-md:hidden">{offerWords.notice(store.offer)}</NotchedChip>
            <p
              aria-busy={isPending}
              className={`num ml-auto text-sm max-md:w-full max-md:pb-2 max-md:pl-11 ${store.offer.isReached ? 'text-jade-700' : 'text-ink-500'}`}
            >
              {offerWords.progress(store.offer)}
              {!store.offer.isReached && (
                <LocalLink to={page} className="ml-3 text-ink-900 underline decoration-paper-400 underline-offset-4">
                  {t('store.browse')}
                </LocalLink>
              )}
            </p>
          </>
        )}
      </header>
      <StoreCoupons coupons={store.coupons} />
      <ul>
        {store.lines.map((line) => (
          <CartLineRow key={line.skuId} line={line} isPending={isPending} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

const tints = ['bg-abyss-700', 'bg-jade-700', 'bg-silk-700', 'bg-abyss-900'];

/** The store's picture, or the first character of its name on a tint that is always the same for it. */
function StoreMark({ store }: { store: StoreView }) {
  if (store.logo)
    return <Image src={store.logo} alt="" sizes="32px" className="size-[max(2rem,22px)] flex-none rounded-md" />;
  const tint = tints[Number(store.storeId.slice(-2)) % tints.length];
  return (
    <span
      aria-hidden="true"
      className={`grid size-[max(2rem,22px)] flex-none place-items-center rounded-md text-base font-semibold text-white ${tint}`}
    >
      {[...store.name][0]}
    </span>
  );
}
