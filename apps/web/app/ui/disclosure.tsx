import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A heading that opens and closes what is below it; works without script. */
export function Disclosure({
  summary,
  isOpen = false,
  className,
  children,
}: {
  summary: ReactNode;
  /** At first; afterwards the reader decides. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={classNames('group', className)} open={isOpen}>
      <summary className="flex list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="text-ink-500 transition-transform duration-200 group-open:-rotate-180"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
