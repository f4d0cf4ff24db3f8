import { type ReactNode, useId } from 'react';
import { useWords } from '../i18n/words.ts';
import { checkoutWords } from './checkout-words.ts';

/** One of the numbered parts of the checkout. */
export function Section({
  number,
  title,
  isBusy = false,
  children,
}: {
  number: 1 | 2 | 3 | 4;
  title: string;
  isBusy?: boolean;
  children: ReactNode;
}) {
  const t = useWords(checkoutWords);
  const id = useId();

  return (
    <section
      aria-labelledby={id}
      aria-busy={isBusy || undefined}
      className="border-t border-ink-900 pt-7 pb-11 max-md:pt-5 max-md:pb-7"
    >
      <h2 id={id} className="mb-6 flex items-baseline gap-4 text-xl max-md:mb-4 max-md:gap-3">
        <span aria-hidden="true" className="text-lg text-seal-600">
          {t(`number.n${number}`)}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
