import ArrowRight from 'lucide-react/icons/arrow-right';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Image } from '../ui/image.tsx';
import type { DirectoryStore } from './directory.ts';
import { storePath } from './store-path.ts';
import { storeWords } from './store-words.ts';

/** A row of stores, and the way to all of them. */
export function StoreStrip({ stores }: { stores: DirectoryStore[] }) {
  const t = useWords(storeWords);

  return (
    <section aria-labelledby="stores-title">
      <div className="mb-6 flex items-baseline justify-between gap-6 max-md:mb-4">
        <h2 id="stores-title" className="text-2xl">
          {t('stripTitle')}
        </h2>
        <LocalLink
          to="/stores"
          className="flex flex-none items-center gap-2 text-sm text-ink-500 hover:text-seal-600 max-md:min-h-11"
        >
          {t('allStores')}
          <ArrowRight aria-hidden="true" />
        </LocalLink>
      </div>
      <ul className="grid grid-cols-6 gap-6 narrow:gap-4 max-md:grid-cols-2 max-md:gap-3">
        {stores.map((store) => (
          <li key={store.id}>
            <LocalLink
              to={storePath({ id: store.id })}
              className="flex h-full items-center gap-4 rounded-lg border border-rule p-4 transition-colors hover:border-abyss-900 max-md:gap-3 max-md:p-3"
            >
              <Image src={store.logo} alt="" sizes="56px" className="w-[max(3.5rem,40px)] flex-none rounded-md" />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{store.name}</span>
                <span className="block truncate text-xs text-ink-500">{store.place}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
