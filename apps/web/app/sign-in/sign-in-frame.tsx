import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { heroChart } from '../artwork/hero-lanes.ts';
import { HeroLanes } from '../artwork/hero-lanes-layer.tsx';
import { Seal } from '../artwork/seal.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { BrandName } from '../ui/brand-name.tsx';
import { signInWords } from './sign-in-words.ts';

/** The chart at night and on it a ticket with the form. */
export function SignInFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const t = useWords(signInWords);

  return (
    <div
      data-sea="deep"
      className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-abyss-900 text-paper-50"
    >
      {/* Shifted so that the home port lies beside the ticket. */}
      <div className="absolute inset-y-0 -left-[48%] -z-10 w-[148%] max-md:hidden">
        <img src={heroChart.background} alt="" width="1920" height="1080" className="absolute size-full object-cover" />
        <HeroLanes chart={heroChart} className="absolute size-full" />
      </div>
      <header className="flex items-center justify-between px-14 py-6 max-md:px-5 max-md:py-4">
        <LocalLink to="/" className="flex items-center max-md:min-h-11">
          <BrandName name={t('brand.name')} latin={t('brand.latin')} />
        </LocalLink>
        <LocalLink to="/" className="flex min-h-11 items-center gap-2.5 text-sm text-abyss-200 hover:text-paper-50">
          <ArrowLeft aria-hidden="true" className="size-[1.25em]" />
          {t('back')}
        </LocalLink>
      </header>

      <main className="grid flex-1 grid-cols-[1fr_auto] items-center gap-16 px-[7.5rem] pb-20 max-md:block max-md:px-5 max-md:pb-10">
        <div className="self-end pb-6 max-md:hidden">
          <p className="font-serif text-6xl font-semibold tracking-serif">
            {t('slogan.first')}
            <br />
            {t('slogan.second')}
          </p>
          <p className="mt-6 text-base text-abyss-200">{t('sloganText')}</p>
        </div>
        <div
          data-sea="light"
          className="flex w-[47rem] max-w-full rounded-lg bg-paper-50 text-ink-900 shadow-pop max-md:w-full"
        >
          <section className="min-w-0 flex-1 p-13 max-md:p-6">
            <h1 className="text-3xl">{title}</h1>
            <p className="mt-1 text-ink-500">{text}</p>
            {children}
          </section>
          <TicketStub />
        </div>
      </main>
      <div className="neatline text-silk-400" aria-hidden="true" />
    </div>
  );
}

/** The torn-off part of the ticket. */
function TicketStub() {
  const t = useWords(signInWords);
  return (
    <aside
      aria-hidden="true"
      className="relative flex w-42 flex-none flex-col items-center justify-between rounded-r-lg border-l border-dashed border-paper-400 bg-paper-200 py-12 before:absolute before:-top-3 before:-left-3 before:size-6 before:rounded-full before:bg-abyss-900 after:absolute after:-bottom-3 after:-left-3 after:size-6 after:rounded-full after:bg-abyss-900 max-md:hidden"
    >
      <Seal className="size-20" />
      <p className="font-serif text-2xl tracking-[0.3em] [writing-mode:vertical-rl]">{t('ticket')}</p>
      <p className="num text-center text-xs leading-loose tracking-caps text-ink-500">
        24°53′N
        <br />
        118°36′E
        <br />
        {t('place')}
      </p>
    </aside>
  );
}
