import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { bannerSources, isDark } from './banner-look.ts';
import { FloorLink } from './floor-link.tsx';
import type { Slide } from './floors.ts';
import { shopFrontWords } from './shop-front-words.ts';

/** One banner: the picture to the edge, words and the way onward at its quiet left side. */
export function BannerSlide({
  slide: { img, url, name, note, color },
  isFirst,
  isShown,
}: {
  slide: Slide;
  isFirst: boolean;
  isShown: boolean;
}) {
  const t = useWords(shopFrontWords);
  const { phone } = bannerSources(img);

  return (
    <div
      inert={!isShown}
      className={classNames('relative w-full flex-none snap-center', isDark(color) ? 'text-paper-50' : 'text-ink-900')}
      style={color ? { backgroundColor: color } : undefined}
    >
      <FloorLink url={url} className="block">
        <picture>
          {phone && <source media="(max-width: 767px)" srcSet={phone} width={780} height={560} />}
          <img
            src={img}
            alt={name ? '' : note}
            width={1600}
            height={560}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
            className="aspect-[1600/500] w-full object-cover max-md:aspect-[390/300]"
          />
        </picture>
        {(name || note) && (
          <span className="absolute inset-y-0 left-20 flex w-[44%] flex-col items-start justify-center max-md:inset-y-auto max-md:top-6 max-md:left-5 max-md:w-[70%]">
            <strong className="text-[max(3.25rem,28px)] leading-tight font-semibold text-balance max-md:text-2xl">
              {name}
            </strong>
            <span className="mt-3 text-lg opacity-85 max-md:mt-1 max-md:text-sm">{note}</span>
            <span
              className={classNames(
                'mt-8 inline-flex min-h-12 items-center rounded-md px-7 font-medium max-md:hidden',
                isDark(color) ? 'bg-paper-50 text-abyss-900' : 'bg-abyss-900 text-white',
              )}
            >
              {t('see')}
            </span>
          </span>
        )}
      </FloorLink>
    </div>
  );
}
