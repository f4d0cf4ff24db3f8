import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { JunkDrawing } from './junk-drawing.tsx';

/** Nothing here: a drawing of 150 px, a sentence, one way onward. */
export function EmptyState({
  text,
  action,
  drawing = <JunkDrawing />,
  className,
}: {
  text: ReactNode;
  action?: ReactNode;
  drawing?: ReactNode;
  className?: string;
}) {
  return (
    <div className={classNames('grid justify-items-center gap-4 px-6 py-10 text-center', className)}>
      {drawing}
      <p className="text-ink-500">{text}</p>
      {action}
    </div>
  );
}
