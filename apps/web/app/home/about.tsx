import ArrowRight from 'lucide-react/icons/arrow-right';
import { Seal } from '../artwork/seal.tsx';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { homeWords } from './home-words.ts';

export function About() {
  const t = useWords(homeWords);
  return (
    <section id="about" className="scroll-mt-20 bg-paper-100">
      <div className="mx-auto grid max-w-wide grid-cols-[1fr_46rem] items-center gap-16 px-[7.5rem] py-24 max-md:block max-md:px-5 max-md:py-16">
        <div>
          <p className="mb-7 flex items-center gap-4 text-silk-700">
            <b className="font-serif text-sm font-semibold tracking-[0.2em]">{t('figure.one')}</b>
            <span className="small-caps">{t('about.caps')}</span>
          </p>
          <h2 className="mb-9 max-w-[9em] text-5xl tracking-[0.05em] max-md:mb-5">{t('about.title')}</h2>
          <p className="mb-4.5 max-w-[36rem] text-lg text-ink-700">{t('about.first')}</p>
          <p className="max-w-[36rem] text-lg text-ink-700">{t('about.second')}</p>
          <div className="mt-11 flex max-w-[36rem] items-center justify-between">
            <ButtonLink to="/Bglobal" kind="primary">
              {t('about.more')}
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
            <Seal className="size-20" />
          </div>
        </div>
        <img
          src="/art/globe.svg"
          alt={t('about.globe')}
          width="920"
          height="920"
          loading="lazy"
          className="h-auto w-full max-md:mt-10"
        />
      </div>
    </section>
  );
}
