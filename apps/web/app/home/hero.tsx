import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { type HeroChart, heroChart, heroChartPhone } from '../artwork/hero-lanes.ts';
import { HeroLanes } from '../artwork/hero-lanes-layer.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { homeWords } from './home-words.ts';

/** The chart of the lanes with the slogan and the three figures. */
export function Hero() {
  const t = useWords(homeWords);
  const [isPaused, setPaused] = useState(false);
  const Icon = isPaused ? Play : Pause;

  return (
    <section
      data-sea="deep"
      className="relative isolate flex min-h-[min(67.5rem,100dvh)] flex-col justify-end overflow-hidden bg-abyss-900 text-paper-50 max-md:min-h-[52rem] max-md:bg-abyss-950"
    >
      <Chart chart={heroChart} isPaused={isPaused} className="inset-0 max-md:hidden" />
      <Chart chart={heroChartPhone} isPaused={isPaused} className="inset-x-0 top-0 aspect-[780/1000] md:hidden" />

      <div className="px-[7.5rem] pt-40 max-md:bg-linear-to-t max-md:from-abyss-950 max-md:from-65% max-md:px-5 max-md:pt-72">
        <p className="small-caps mb-7 tracking-[0.22em] text-silk-400 max-md:mb-3.5">{t('hero.kicker')}</p>
        <h1 className="-ml-[0.05em] text-hero tracking-[0.06em]">
          <span className="block">{t('hero.first')}</span>
          <span className="block">{t('hero.second')}</span>
        </h1>
        <p className="mt-8 mb-11 max-w-[34em] text-xl text-abyss-200 max-md:mt-4 max-md:mb-6">{t('hero.text')}</p>
        <div className="flex flex-wrap gap-5 max-md:gap-3">
          <ButtonLink to="/slShop" kind="buy">
            {t('hero.toShop')}
          </ButtonLink>
          <ButtonLink to="/slGuide" kind="ghost">
            {t('hero.toGuides')}
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        </div>
      </div>

      <div className="mx-[7.5rem] mt-20 mb-13 grid grid-cols-[repeat(3,23rem)_1fr] border-t border-silk-400/35 pt-7 max-md:mx-5 max-md:mt-10 max-md:mb-8 max-md:grid-cols-3 max-md:gap-3 max-md:pt-4">
        <Statistics />
        <div className="flex items-end justify-end gap-6 text-sm text-abyss-200 max-md:col-span-3 max-md:justify-start">
          <button
            type="button"
            className="flex min-h-11 items-center gap-2 hover:text-paper-50 motion-reduce:hidden"
            onClick={() => setPaused(!isPaused)}
          >
            <Icon aria-hidden="true" className="size-[1.25em]" />
            {isPaused ? t('hero.flow.play') : t('hero.flow.pause')}
          </button>
          <a href="#about" className="flex min-h-11 items-center gap-2 hover:text-paper-50 max-md:hidden">
            <ArrowDown aria-hidden="true" className="size-[1.25em]" />
            {t('hero.down')}
          </a>
        </div>
      </div>
      <div className="neatline text-silk-400/80" aria-hidden="true" />
    </section>
  );
}

function Chart({ chart, isPaused, className }: { chart: HeroChart; isPaused: boolean; className: string }) {
  const t = useWords(homeWords);
  const [width, height] = chart.viewBox.split(' ').slice(2).map(Number) as [number, number];
  return (
    <div role="img" aria-label={t('hero.chart')} className={`absolute -z-10 ${className}`}>
      {/* The box keeps the chart's own shape, so that the labels stay on their ports. */}
      <div
        className="absolute top-1/2 left-1/2 h-auto min-h-full w-auto min-w-full -translate-1/2"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <img
          src={chart.background}
          alt=""
          width={width}
          height={height}
          fetchPriority="high"
          className="absolute inset-0 size-full"
        />
        <HeroLanes chart={chart} isPaused={isPaused} className="absolute inset-0 size-full" />
        <PortLabels chart={chart} />
      </div>
    </div>
  );
}

const side: Record<HeroChart['ports'][number]['labelSide'], string> = {
  left: '-translate-x-full -translate-y-1/2 pr-3',
  right: '-translate-y-1/2 pl-3',
  above: '-translate-x-1/2 -translate-y-full pb-2',
  below: '-translate-x-1/2 pt-2',
};

function PortLabels({ chart }: { chart: HeroChart }) {
  const language = useLanguage();
  return (
    <div aria-hidden="true">
      {chart.ports.map((port) => (
        <span
          key={port.id}
          className={`absolute text-xs whitespace-nowrap ${port.kind === 'home' ? 'font-semibold text-paper-50' : 'text-abyss-200'} ${side[port.labelSide]}`}
          style={{ left: `${port.x}%`, top: `${port.y}%` }}
        >
          {language === 'en' ? port.en : port.zh}
        </span>
      ))}
    </div>
  );
}

function Statistics() {
  const t = useWords(homeWords);
  const language = useLanguage();
  const figures = [
    { value: '100,000', more: '+', unit: '', label: t('stats.enterprises') },
    { value: language === 'en' ? '10' : '100', more: '+', unit: t('stats.volumeUnit'), label: t('stats.volume') },
    { value: '20', more: '', unit: '', label: t('stats.countries') },
  ];
  return (
    <dl aria-label={t('stats.label')} className="contents">
      {figures.map(({ value, more, unit, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-base text-abyss-300 max-md:text-xs">{label}</dt>
          <dd className="num font-serif text-4xl font-semibold whitespace-nowrap max-md:text-2xl">
            {value}
            {more && <sup className="ml-[0.1em] text-[0.5em] text-silk-400">{more}</sup>}
            {unit && <small className="ml-[0.35em] text-[0.42em] font-medium">{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
