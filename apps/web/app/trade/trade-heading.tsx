import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { Steps } from '../ui/steps.tsx';
import { tradeWords } from './trade-words.ts';

const steps = ['cart', 'checkout', 'payment', 'finish'] as const;

/** The head of the pages from the cart to the paid order: what this page is, and how far it is from the end. */
export function TradeHeading({
  step,
  title,
  aside,
}: {
  /** Undefined for what is no purchase: a top-up. */
  step: (typeof steps)[number] | undefined;
  title: string;
  /** Small beside the title: a count. */
  aside?: ReactNode;
}) {
  const t = useWords(tradeWords);

  return (
    <header className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 max-md:mb-5">
      <div className="flex items-baseline gap-4">
        <h1 className="text-[max(2.5rem,24px)] leading-tight max-md:text-2xl">{title}</h1>
        {aside && <span className="num text-base text-ink-500">{aside}</span>}
      </div>
      {step && (
        <Steps
          label={t('steps')}
          doneLabel={t('done')}
          steps={steps.map((key) => ({ key, mark: t(`mark.${key}`), label: t(`step.${key}`) }))}
          current={step}
        />
      )}
    </header>
  );
}
