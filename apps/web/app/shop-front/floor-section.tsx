import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { FloorLink } from './floor-link.tsx';
import { shopFrontWords } from './shop-front-words.ts';

/** A floor with its heading and, at the right, the way to more of it. */
export function FloorSection({
  id,
  title,
  more = '',
  children,
}: {
  id: string;
  title: string;
  more?: string;
  children: ReactNode;
}) {
  const t = useWords(shopFrontWords);
  const headingId = `floor-${id}`;

  return (
    <section aria-labelledby={title ? headingId : undefined}>
      {(title || more) && (
        <div className="mb-6 flex items-baseline justify-between gap-6 max-md:mb-4">
          <h2 id={headingId} className="font-sans text-2xl font-semibold tracking-normal">
            {title}
          </h2>
          {more && (
            <FloorLink
              url={more}
              className="flex flex-none items-center gap-2 text-sm text-ink-500 hover:text-seal-600 max-md:min-h-11"
            >
              {t('more')}
              <span className="sr-only">{title}</span>
              <ArrowRight aria-hidden="true" />
            </FloorLink>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
