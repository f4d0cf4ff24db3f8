import type { ReactNode } from 'react';

/** Number and name of a figure, the heading, and a sentence at the right. */
export function SectionHead({
  figure,
  caps,
  title,
  text,
  action,
  isDeep = false,
}: {
  figure: string;
  caps: string;
  title: string;
  text?: string;
  action?: ReactNode;
  isDeep?: boolean;
}) {
  return (
    <div className="mb-12 max-md:mb-8">
      <p className={`mb-5 flex items-center gap-4 ${isDeep ? 'text-silk-400' : 'text-silk-700'}`}>
        <b className="font-serif text-sm font-semibold tracking-[0.2em]">{figure}</b>
        <span className="small-caps">{caps}</span>
      </p>
      <div className="flex items-end justify-between gap-10 max-md:block">
        <h2 className="text-4xl tracking-serif">{title}</h2>
        {text && (
          <p
            className={`max-w-prose text-right text-sm max-md:mt-3 max-md:text-left ${isDeep ? 'text-abyss-200' : 'text-ink-500'}`}
          >
            {text}
          </p>
        )}
        {action}
      </div>
    </div>
  );
}
