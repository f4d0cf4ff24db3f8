import { type WorldMark, worldMap } from '../artwork/world-map.ts';
import { useLanguage } from '../i18n/language.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Flag } from '../ui/flag.tsx';
import { homeWords } from './home-words.ts';
import { SectionHead } from './section-head.tsx';

const side: Record<WorldMark['labelSide'], string> = {
  left: '-translate-x-full -translate-y-1/2 pr-2',
  right: '-translate-y-1/2 pl-2',
  above: '-translate-x-1/2 -translate-y-full pb-1',
  below: '-translate-x-1/2 pt-1',
};

/** The Pacific view of the world with the countries served; the same names stand below as links. */
export function GlobalLayout() {
  const t = useWords(homeWords);
  const language = useLanguage();
  const nameOf = (mark: WorldMark) => (language === 'en' ? mark.en : mark.zh);

  return (
    <section
      data-sea="deep"
      className="overflow-hidden bg-abyss-900 pt-28 pb-20 text-paper-50 max-md:pt-16 max-md:pb-10"
    >
      <div className="px-[7.5rem] max-md:px-5">
        <SectionHead
          isDeep
          figure={t('figure.three')}
          caps={t('layout.caps')}
          title={t('layout.title')}
          text={t('layout.text')}
        />
      </div>
      <div role="img" aria-label={t('layout.map')} className="relative max-md:-ml-[34%] max-md:w-[208%]">
        <img
          src={worldMap.background}
          alt=""
          width={worldMap.width}
          height={worldMap.height}
          loading="lazy"
          className="h-auto w-full"
        />
        {[worldMap.home, ...worldMap.countries].map((mark) => (
          <span key={mark.en} className="absolute" style={{ left: `${mark.x}%`, top: `${mark.y}%` }}>
            <i
              className={`absolute size-1.5 -translate-1/2 rounded-full ${mark.country ? 'border border-silk-300' : 'size-2.5 bg-seal-500'}`}
            />
            <span
              className={`absolute text-2xs whitespace-nowrap max-md:hidden ${mark.country ? 'text-abyss-200' : 'font-semibold'} ${side[mark.labelSide]}`}
            >
              {nameOf(mark)}
            </span>
          </span>
        ))}
      </div>
      <ul className="mt-6 grid grid-cols-5 gap-x-10 px-[7.5rem] max-md:grid-cols-2 max-md:gap-x-5 max-md:px-5">
        {worldMap.countries.map((mark) => (
          <li key={mark.en} className="border-t border-abyss-300/20">
            <LocalLink
              to={`/slGuide?countryId=${mark.country}`}
              className="flex min-h-12 items-center gap-3 hover:text-silk-300"
            >
              <Flag country={mark.country ?? 'cn'} />
              {nameOf(mark)}
            </LocalLink>
          </li>
        ))}
      </ul>
      <p className="mt-6 px-[7.5rem] text-xs text-abyss-300 max-md:px-5">{t('layout.note')}</p>
    </section>
  );
}
