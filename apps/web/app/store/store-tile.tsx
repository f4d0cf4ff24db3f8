import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Flag } from '../ui/flag.tsx';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import type { DirectoryStore } from './directory.ts';
import { storePath } from './store-path.ts';
import { storeWords } from './store-words.ts';

/** A store in the directory with what it sells best. */
export function StoreTile({ store }: { store: DirectoryStore }) {
  const t = useWords(storeWords);

  return (
    <article className="h-full rounded-lg border border-rule p-6 max-md:p-4">
      <div className="flex items-center gap-4">
        <Image src={store.logo} alt="" sizes="64px" className="w-[max(4rem,44px)] flex-none rounded-md" />
        <div className="min-w-0">
          <h2 className="truncate font-sans text-lg font-semibold tracking-normal">
            <LocalLink
              to={storePath({ id: store.id })}
              className="hover:text-seal-600 max-md:flex max-md:min-h-11 max-md:items-center"
            >
              {store.name}
            </LocalLink>
          </h2>
          <p className="num flex flex-wrap items-center gap-x-4 text-xs text-ink-500">
            <span className="flex items-center gap-2">
              <Flag country={store.country} />
              {store.place}
            </span>
            <span>{t('goods', { number: store.goodsNum })}</span>
          </p>
        </div>
      </div>
      <ul className="mt-5 grid grid-cols-3 gap-3">
        {store.top.map(({ goodsId, skuId, name, thumbnail, price }) => (
          <li key={goodsId}>
            <LocalLink to={`/goodsDetail?${new URLSearchParams({ skuId, goodsId })}`} className="group block">
              <Image
                src={thumbnail}
                alt={name}
                sizes="(max-width: 767px) 30vw, 10rem"
                className="rounded-lg"
                imageClassName="transition-transform duration-600 ease-sail group-hover:scale-103"
              />
              <Price yuan={price} className="mt-1.5 block text-base" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
