import type { ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { useRootData } from '../session/root-data.ts';
import { BrandName } from '../ui/brand-name.tsx';
import { footerWords } from './footer-words.ts';

const services = {
  abroad: '/Bglobal',
  guides: '/Initiative',
  platform: '/Nsystem',
  capital: '/Strategy',
  protection: '/protect',
  integrated: '/support',
} as const;
const institutes = ['charts', 'trade', 'ports', 'compliance'] as const;
const partners = ['logistics', 'supply', 'inspection', 'payment'] as const;

const link = 'inline-block py-0.5 hover:text-silk-300 max-md:py-2.5';

/** The foot of every page: services, think tanks, partners, hours, and what the law asks for. */
export function Footer() {
  const t = useWords(footerWords);
  const { site } = useRootData();

  return (
    <footer
      id="footer"
      data-sea="deep"
      className="bg-abyss-950 pb-[calc(2.5rem+var(--bottom-bar,0px))] text-sm text-abyss-200"
    >
      <div aria-hidden="true" className="neatline text-abyss-600" />
      <div className="page narrow:w-[min(var(--container-wide),100%-2.5rem)]">
        <div className="grid grid-cols-[23rem_1fr_1fr_1fr_18rem] gap-12 pt-20 pb-16 narrow:grid-cols-[1.3fr_1fr_1.2fr_1.2fr_1fr] narrow:gap-5 max-md:grid-cols-2 max-md:gap-x-5 max-md:gap-y-8 max-md:pt-12 max-md:pb-8">
          <div className="max-md:col-span-2">
            <BrandName name={t('siteName')} latin={t('siteNameLatin')} className="text-paper-50" />
            <p className="mt-7 font-serif text-[max(1.75rem,18px)] leading-normal font-semibold tracking-[0.1em] text-paper-50 narrow:text-[16px] narrow:tracking-normal lang-en:tracking-normal">
              {t('slogan')}
            </p>
            <p className="mt-4 max-w-[20em] text-abyss-400">{t('promise')}</p>
          </div>
          <Column title={t('services.title')}>
            {Object.entries(services).map(([key, path]) => (
              <li key={key}>
                <LocalLink to={path} className={link}>
                  {t(`services.${key as keyof typeof services}`)}
                </LocalLink>
              </li>
            ))}
          </Column>
          <Column title={t('institutes.title')}>
            {institutes.map((key) => (
              <li key={key}>{t(`institutes.${key}`)}</li>
            ))}
          </Column>
          <Column title={t('partners.title')}>
            {partners.map((key) => (
              <li key={key}>{t(`partners.${key}`)}</li>
            ))}
          </Column>
          <section className="max-md:col-span-2">
            <h2 className="mb-6 text-lg leading-snug tracking-[0.08em] text-paper-50 lang-en:tracking-normal">
              {t('contact.title')}
            </h2>
            <p className="num font-serif text-[max(1.75rem,18px)] leading-[1.3] font-semibold whitespace-nowrap text-paper-50 narrow:text-[16px]">
              {t('contact.daysTitle')}
              <br />
              <span className="text-silk-400">{t('contact.hoursTitle')}</span>
            </p>
            <p className="mt-4">
              {t('contact.zone')}
              <br />
              {t('contact.holidays')}
            </p>
          </section>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-abyss-300/18 pt-7 text-xs text-abyss-400">
          <span suppressHydrationWarning>{t('rights', { year: new Date().getFullYear() })}</span>
          <span className="flex items-center gap-3">
            <LocalLink to="/privacy" className={link}>
              {t('privacy')}
            </LocalLink>
            <span aria-hidden="true">·</span>
            <LocalLink to="/terms" className={link}>
              {t('terms')}
            </LocalLink>
          </span>
          {(site.icpNumber || site.mapReviewNumber) && (
            <span className="flex flex-wrap gap-x-6">
              {site.icpNumber && (
                <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer" className={link}>
                  {site.icpNumber}
                </a>
              )}
              {site.mapReviewNumber && (
                <span className="py-0.5">{t('mapReview', { number: site.mapReviewNumber })}</span>
              )}
            </span>
          )}
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-6 text-lg leading-snug tracking-[0.08em] text-paper-50 max-md:mb-3 lang-en:tracking-normal">
        {title}
      </h2>
      <ul className="grid gap-2.5 max-md:gap-0 max-md:[&>li]:min-h-10">{children}</ul>
    </section>
  );
}
