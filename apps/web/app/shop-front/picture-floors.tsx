import { Image } from '../ui/image.tsx';
import { FloorLink } from './floor-link.tsx';
import type { PictureLink } from './floors.ts';

/** One picture across the page, with its words at the left. */
export function BannerFloor({ picture: { img, url, name, note } }: { picture: PictureLink }) {
  return (
    <FloorLink url={url} className="group relative block overflow-hidden rounded-lg">
      <Image
        src={img}
        alt={name ? '' : note}
        ratio={5.2}
        sizes="105rem"
        className="max-md:aspect-[2.5]!"
        imageClassName="object-[100%_70%] transition-transform duration-600 ease-sail group-hover:scale-102"
      />
      {name && (
        <span className="absolute inset-y-0 left-12 flex max-w-[50%] flex-col justify-center max-md:left-5">
          <strong className="text-[max(2.25rem,22px)] leading-tight font-semibold text-balance max-md:text-lg">
            {name}
          </strong>
          {note && <span className="mt-2 text-ink-700 max-md:text-sm">{note}</span>}
        </span>
      )}
    </FloorLink>
  );
}

/** Pictures in a row. */
export function PicturesFloor({ pictures }: { pictures: PictureLink[] }) {
  return (
    <ul
      className="grid grid-cols-(--columns) gap-6 max-md:grid-cols-2 max-md:gap-3"
      style={{ ['--columns' as string]: `repeat(${Math.min(5, pictures.length)}, minmax(0, 1fr))` }}
    >
      {pictures.map(({ img, url, name, note }) => (
        <li key={`${url} ${img}`}>
          <FloorLink url={url} className="group block">
            <Image
              src={img}
              alt={name || note}
              ratio={1.21}
              className="rounded-lg"
              imageClassName="transition-transform duration-600 ease-sail group-hover:scale-103"
            />
          </FloorLink>
        </li>
      ))}
    </ul>
  );
}
