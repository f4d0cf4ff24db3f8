import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import { FloorLink } from './floor-link.tsx';
import type { FloorGoods } from './floors.ts';

/** Goods of a floor in a grid of five, two on phones. */
export function FloorGoodsGrid({ goods }: { goods: FloorGoods[] }) {
  return (
    <ul className="grid grid-cols-5 gap-x-6 gap-y-9 narrow:grid-cols-4 max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-6">
      {goods.map((one) => (
        <li key={`${one.url} ${one.img}`}>
          <FloorLink
            url={one.url}
            className="group block h-full rounded-lg transition-shadow duration-250 ease-sail md:hover:shadow-card"
          >
            <Image
              src={one.img}
              alt={one.name ? '' : one.note}
              sizes="(max-width: 767px) 50vw, 20vw"
              className="rounded-lg"
              imageClassName="transition-transform duration-600 ease-sail group-hover:scale-103"
            />
            <span className="block px-3 pt-4 pb-4.5 max-md:px-1 max-md:py-3">
              <span className="line-clamp-2 min-h-[3em] leading-normal font-medium text-pretty max-md:text-[0.9375rem]">
                {one.name}
              </span>
              {one.note && <span className="mt-1 block truncate text-xs text-ink-500">{one.note}</span>}
              {one.price !== null && (
                <Price yuan={one.price} className="mt-2 block text-[max(1.5rem,17px)] leading-normal max-md:text-xl" />
              )}
            </span>
          </FloorLink>
        </li>
      ))}
    </ul>
  );
}
