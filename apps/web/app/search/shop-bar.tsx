import { useWords } from '../i18n/words.ts';
import { CartLink } from './cart-link.tsx';
import { CategoryButton } from './category-button.tsx';
import { HotWords } from './hot-words.tsx';
import { SearchBox } from './search-box.tsx';
import { searchWords } from './search-words.ts';

/** Below the header of shop pages: categories, search, hot words, cart. */
export function ShopBar({ storeId }: { storeId?: string }) {
  const t = useWords(searchWords);

  return (
    <section aria-label={t('bar')} className="relative z-20 border-b border-rule bg-white">
      <div className="wide flex h-25 items-center gap-8 max-md:h-auto max-md:flex-wrap max-md:gap-3 max-md:py-3">
        <CategoryButton />
        <SearchBox storeId={storeId} className="max-w-200 min-w-0 flex-1" />
        <HotWords className="scrollbar-none narrow:hidden max-md:w-full max-md:overflow-x-auto" />
        <CartLink className="ml-auto max-md:hidden" />
      </div>
    </section>
  );
}
