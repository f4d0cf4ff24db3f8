import { formatYuan } from '@silkboat/contract/money';
import type { ReactNode } from 'react';

export interface AmountRow {
  label: ReactNode;
  /** Yuan; a reduction is negative. */
  yuan?: number;
  /** In place of an amount that is not known yet. */
  text?: ReactNode;
}

/** How a sum comes about: what adds up and, in vermilion, what is taken off. */
export function AmountRows({ rows }: { rows: AmountRow[] }) {
  return (
    <dl className="num">
      {rows.map(({ label, yuan, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sum keep their places
        <div key={index} className="flex items-baseline justify-between gap-4 py-2 text-ink-700">
          <dt>{label}</dt>
          <dd className={yuan !== undefined && yuan < 0 ? 'text-seal-600' : undefined}>
            {yuan === undefined ? <span className="text-sm text-ink-500">{text}</span> : formatYuan(yuan)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
