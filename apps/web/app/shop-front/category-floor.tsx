import { useWords } from '../i18n/words.ts';
import { Image } from '../ui/image.tsx';
import { FloorLink } from './floor-link.tsx';
import { FloorSection } from './floor-section.tsx';
import type { PictureLink } from './floors.ts';
import { shopFrontWords } from './shop-front-words.ts';

/** Categories as pictures, and below them the brands between hairlines. */
export function CategoryFloor({
  id,
  title,
  categories,
  brands,
}: {
  id: string;
  title: string;
  categories: PictureLink[];
  brands: PictureLink[];
}) {
  const t = useWords(shopFrontWords);

  return (
    <>
      {categories.length > 0 && (
        <FloorSection id={id} title={title}>
          <ul className="grid grid-cols-8 gap-6 narrow:gap-4 max-md:grid-cols-4 max-md:gap-x-3 max-md:gap-y-4">
            {categories.map(({ img, url, name }) => (
              <li key={url}>
                <FloorLink url={url} className="group block text-center hover:text-seal-600 max-md:text-sm">
                  <Image
                    src={img}
                    alt=""
                    sizes="(max-width: 767px) 25vw, 12vw"
                    className="mb-2 rounded-lg"
                    imageClassName="transition-transform duration-600 ease-sail group-hover:scale-103"
                  />
                  {name}
                </FloorLink>
              </li>
            ))}
          </ul>
        </FloorSection>
      )}
      {brands.length > 0 && (
        <section aria-label={t('brandsTitle')} className="mt-10 max-md:mt-6">
          <ul className="grid grid-cols-6 border-t border-l border-rule max-md:grid-cols-3">
            {brands.map(({ img, url, name }) => (
              <li key={url} className="border-r border-b border-rule">
                <FloorLink
                  url={url}
                  className="grid h-26 place-items-center px-4 transition-colors hover:bg-paper-50 max-md:h-18 max-md:px-2"
                >
                  <img
                    src={img}
                    alt={name}
                    width={240}
                    height={105}
                    loading="lazy"
                    className="h-[70%] w-auto max-w-full object-contain mix-blend-multiply"
                  />
                </FloorLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
