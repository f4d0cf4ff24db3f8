import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { CompassArt, ContourArt, GridArt, LanesArt, LighthouseArt, NetworkArt } from '../artwork/service-arts.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { homeWords } from './home-words.ts';
import { SectionHead } from './section-head.tsx';

type ServiceKey = 'global' | 'guides' | 'platform' | 'capital' | 'protection' | 'integrated';

const services: { key: ServiceKey; numeral: string; Art: ComponentType<{ className?: string }>; to: string }[] = [
  { key: 'global', numeral: '壹', Art: LanesArt, to: '/Bglobal' },
  { key: 'guides', numeral: '贰', Art: CompassArt, to: '/slGuide' },
  { key: 'platform', numeral: '叁', Art: GridArt, to: '/Nsystem' },
  { key: 'capital', numeral: '肆', Art: ContourArt, to: '/support' },
  { key: 'protection', numeral: '伍', Art: LighthouseArt, to: '/protect' },
  { key: 'integrated', numeral: '陆', Art: NetworkArt, to: '/Service' },
];

/** Six tiles; a click opens one alone, the same tile or `<返回` shows all again. */
export function Services() {
  const t = useWords(homeWords);
  const [open, setOpen] = useState<ServiceKey>();
  const opened = services.find(({ key }) => key === open);

  return (
    <section className="bg-white py-28 max-md:py-16">
      <div className="mx-auto max-w-page px-5">
        <SectionHead
          figure={t('figure.two')}
          caps={t('services.caps')}
          title={t('services.title')}
          text={t('services.text')}
        />
        {opened ? <OpenService service={opened} onClose={() => setOpen(undefined)} /> : <Tiles onOpen={setOpen} />}
      </div>
    </section>
  );
}

/** Each service also bears its name in the other language. */
const useOtherLanguage = () => (useLanguage() === 'en' ? 'zh-CN' : 'en');

function Tiles({ onOpen }: { onOpen: (key: ServiceKey) => void }) {
  const t = useWords(homeWords);
  const otherLanguage = useOtherLanguage();
  return (
    <div className="grid grid-cols-3 border-t border-l border-rule border-t-ink-900 max-md:grid-cols-2">
      {services.map(({ key, numeral, Art }) => (
        <button
          key={key}
          type="button"
          className="group relative flex min-h-[27.5rem] flex-col border-r border-b border-rule p-9 text-left transition-colors duration-300 [--art-ground:#fff] hover:bg-abyss-850 hover:text-white hover:[--art-ground:var(--color-abyss-850)] max-md:min-h-54 max-md:p-4"
          onClick={() => onOpen(key)}
        >
          <span aria-hidden="true" className="font-serif text-xl text-seal-600 group-hover:text-seal-400">
            {numeral}
          </span>
          <ArrowUpRight
            aria-hidden="true"
            className="absolute top-8 right-8 size-6 text-ink-400 group-hover:text-silk-300 max-md:top-4 max-md:right-4"
          />
          <Art className="mx-auto mt-1 w-[22rem] max-w-full flex-none group-hover:text-silk-300" />
          <span className="mt-auto flex flex-wrap items-baseline gap-x-4">
            <b className="font-serif text-2xl font-semibold tracking-serif max-md:text-lg">
              {t(`services.${key}.title`)}
            </b>
            <span lang={otherLanguage} className="small-caps text-ink-500 group-hover:text-abyss-200 max-md:hidden">
              {t(`services.${key}.latin`)}
            </span>
          </span>
          <span className="mt-2 text-sm text-ink-500 group-hover:text-abyss-200 max-md:hidden">
            {t(`services.${key}.text`)}
          </span>
        </button>
      ))}
    </div>
  );
}

function OpenService({
  service: { key, numeral, Art, to },
  onClose,
}: {
  service: (typeof services)[number];
  onClose: () => void;
}) {
  const t = useWords(homeWords);
  const otherLanguage = useOtherLanguage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Once a fifth of the panel can be seen it moves into view.
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        entry.target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'center' });
        watcher.disconnect();
      },
      { threshold: 0.2 },
    );
    if (box.current) watcher.observe(box.current);
    box.current?.focus({ preventScroll: true });
    return () => watcher.disconnect();
  }, []);

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid min-h-[42rem] animate-reveal grid-cols-[34rem_1fr] border-t border-ink-900 bg-paper-100 outline-none max-md:block"
    >
      <button
        type="button"
        aria-label={t('services.back')}
        data-sea="deep"
        className="relative grid w-full place-items-center bg-abyss-850 p-12 text-silk-300 [--art-ground:var(--color-abyss-850)]"
        onClick={onClose}
      >
        <span
          aria-hidden="true"
          className="absolute top-12 left-12 font-serif text-3xl text-seal-400 max-md:top-5 max-md:left-5"
        >
          {numeral}
        </span>
        <Art className="w-[31rem] max-w-full" />
      </button>
      <div className="relative p-16 max-md:p-6">
        <Button kind="line" size="sm" className="absolute top-10 right-10 max-md:static max-md:mb-4" onClick={onClose}>
          {t('services.back')}
        </Button>
        <h3 className="text-4xl">{t(`services.${key}.title`)}</h3>
        <p lang={otherLanguage} className="small-caps mt-1 mb-6 text-silk-700">
          {t(`services.${key}.latin`)}
        </p>
        <p className="max-w-[42rem] text-lg text-ink-700">{t(`services.${key}.long`)}</p>
        <ol className="mt-8 mb-10 grid grid-cols-2 gap-x-12 max-md:grid-cols-1">
          {t(`services.${key}.points`)
            .split(';')
            .map((point, index) => (
              <li key={point} className="flex gap-5 border-t border-paper-400 py-5">
                <span className="num text-sm leading-loose text-seal-600">0{index + 1}</span>
                <b className="font-serif text-xl font-semibold">{point}</b>
              </li>
            ))}
        </ol>
        <ButtonLink to={to} kind="primary">
          {t('services.visit')}
          <ArrowUpRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </div>
  );
}
