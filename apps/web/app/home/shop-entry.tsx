import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';
import { homeWords } from './home-words.ts';
import { SectionHead } from './section-head.tsx';

export interface ShopCategory {
  id: string;
  name: string;
  image: string | null;
}

/** The way into the shop: its categories and what sells well. `children` is the grid of goods. */
export function ShopEntry({ categories, children }: { categories: ShopCategory[]; children: ReactNode }) {
  const t = useWords(homeWords);
  return (
    <section className="bg-white py-28 max-md:py-16">
      <div className="mx-auto max-w-wide px-[7.5rem] max-md:px-5">
        <SectionHead
          figure={t('figure.four')}
          caps={t('shop.caps')}
          title={t('shop.title')}
          text={t('shop.text')}
          action={
            <ButtonLink to="/slShop" kind="line" size="sm" className="flex-none max-md:mt-4">
              {t('shop.all')}
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
          }
        />
        <h3 className="sr-only">{t('shop.categories')}</h3>
        <ul className="mb-14 grid grid-cols-8 gap-6 max-md:grid-cols-4 max-md:gap-3">
          {categories.map(({ id, name, image }) => (
            <li key={id}>
              <LocalLink
                to={`/goodsList?categoryId=${id}`}
                className="group block text-center text-sm hover:text-seal-600"
              >
                <Image
                  src={image}
                  alt=""
                  sizes="(max-width: 767px) 25vw, 12vw"
                  className="rounded-lg"
                  imageClassName="transition-transform duration-600 ease-sail group-hover:scale-103"
                />
                <span className="mt-3 block">{name}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
        <h3 className="mb-6 text-2xl">{t('shop.popular')}</h3>
        {children}
      </div>
    </section>
  );
}
