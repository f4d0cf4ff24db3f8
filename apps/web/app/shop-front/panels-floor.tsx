import ArrowRight from 'lucide-react/icons/arrow-right';
import { useWords } from '../i18n/words.ts';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import { FloorLink } from './floor-link.tsx';
import type { Panel } from './floors.ts';
import { shopFrontWords } from './shop-front-words.ts';

const mostGoods = 4;

/** A few goods under each of two or three headings, side by side. */
export function PanelsFloor({ panels }: { panels: Panel[] }) {
  const t = useWords(shopFrontWords);

  return (
    <div
      className={`grid gap-6 max-md:grid-cols-1 max-md:gap-4 ${panels.length > 2 ? 'md:grid-cols-3' : panels.length > 1 ? 'md:grid-cols-2' : ''}`}
    >
      {panels.map(({ title, note, color, url, goods }) => (
        <section
          key={`${title} ${url}`}
          aria-label={title}
          className="rounded-lg bg-paper-100 p-8 max-md:p-5"
          style={color ? { backgroundColor: color } : undefined}
        >
          <div className="mb-5 flex items-baseline gap-4">
            <h2 className="font-sans text-xl font-semibold tracking-normal">{title}</h2>
            <span className="text-sm text-ink-500">{note}</span>
            {url && (
              <FloorLink
                url={url}
                className="ml-auto flex flex-none items-center gap-2 text-sm text-ink-700 hover:text-seal-600 max-md:min-h-11"
              >
                {t('more')}
                <span className="sr-only">{title}</span>
                <ArrowRight aria-hidden="true" />
              </FloorLink>
            )}
          </div>
          <ul
            className={`grid gap-4 max-md:grid-cols-2 ${panels.length > 2 ? 'grid-cols-2' : 'grid-cols-4 narrow:grid-cols-2'}`}
          >
            {goods.slice(0, mostGoods).map((one) => (
              <li key={`${one.url} ${one.img}`}>
                <FloorLink url={one.url} className="group block">
                  <Image
                    src={one.img}
                    alt=""
                    sizes="(max-width: 767px) 45vw, 10vw"
                    className="rounded-lg"
                    imageClassName="transition-transform duration-600 ease-sail group-hover:scale-103"
                  />
                  <span className="mt-2 line-clamp-2 min-h-[3em] text-sm leading-normal group-hover:text-seal-700">
                    {one.name}
                  </span>
                  {one.price !== null && <Price yuan={one.price} className="text-base" />}
                </FloorLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
