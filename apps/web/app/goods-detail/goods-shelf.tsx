import type { ReactNode } from 'react';

/** A heading with goods below it. */
export function GoodsShelf({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-20 max-md:mt-10">
      <h2 id={`${id}-title`} className="mb-8 text-2xl max-md:mb-5">
        {title}
      </h2>
      {children}
    </section>
  );
}
