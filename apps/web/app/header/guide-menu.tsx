import ArrowRight from 'lucide-react/icons/arrow-right';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Flag } from '../ui/flag.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { guideColumns, guideCount, guidePath } from './guide-countries.ts';
import { guideMenuWords } from './guide-menu-words.ts';

/** The mega menu of the guides: the Initiative first, then every country by region. */
export default function GuideMenu() {
  const t = useWords(guideMenuWords);

  return (
    <div className="absolute inset-x-0 top-full mx-auto grid w-wide max-w-[calc(100%-2.5rem)] animate-[panel-in_0.2s_var(--ease-sail)] grid-cols-[19rem_1fr] overflow-hidden rounded-b-lg border-t border-rule bg-white text-ink-900 shadow-pop narrow:grid-cols-[200px_1fr]">
      <div data-sea="deep" className="flex flex-col items-start bg-abyss-900 p-9 text-paper-50 narrow:p-6">
        <span className="small-caps text-silk-400">{t('initiative')}</span>
        <p className="mt-4 font-serif text-2xl font-semibold">{t('initiativeTitle')}</p>
        <p className="mt-3 mb-8 text-sm text-abyss-200">{t('initiativeText')}</p>
        <ButtonLink kind="ghost" size="sm" to="/Initiative">
          {t('initiativeGo')}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
        <p className="num mt-auto pt-8 text-sm text-abyss-200">{t('count', { count: guideCount })}</p>
      </div>
      <div data-sea="light" className="grid grid-cols-4 gap-x-9 p-9 px-10 narrow:gap-x-5 narrow:px-6">
        {guideColumns.map((regions) => (
          <div key={regions[0]?.region} className="grid content-start gap-7">
            {regions.map(({ region, countries }) => (
              <section key={region}>
                <h2 className="mb-2 flex items-baseline justify-between gap-2 border-b border-ink-900 pb-3 text-lg leading-snug">
                  {t(`regions.${region}.name`)}
                  <span className="font-sans text-[max(0.75rem,11px)] font-medium tracking-caps text-ink-500 uppercase narrow:hidden">
                    {t(`regions.${region}.latin`)}
                  </span>
                </h2>
                <ul>
                  {countries.map(({ code, count }) => (
                    <li key={code}>
                      <LocalLink
                        to={guidePath(code)}
                        className="-mx-2 flex items-center gap-3 rounded-md px-2 py-[0.4375rem] hover:bg-paper-100 hover:text-seal-700"
                      >
                        <Flag country={code} className="h-[1em] w-[1.33em]" />
                        {t(`countries.${code}`)}
                        {count && <NewsCount count={count} />}
                      </LocalLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** How much is new, as a vermilion pill. */
export function NewsCount({ count }: { count: string }) {
  const t = useWords(guideMenuWords);

  return (
    <span className="num ml-auto rounded-full bg-seal-50 px-2 text-[max(0.75rem,11px)] leading-[1.6] text-seal-600">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('updates', { count })}</VisuallyHidden>
    </span>
  );
}
