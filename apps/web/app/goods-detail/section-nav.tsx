import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { goodsDetailWords } from './goods-detail-words.ts';

/** Sections of the page below the panel, in their order; each bears this id. */
export const sections = ['detail', 'comments', 'params', 'service'] as const;
export type Section = (typeof sections)[number];

/** Links to the sections, at the top while one reads them. The one that is being read is marked. */
export function SectionNav({ commentCount, shown }: { commentCount: number; shown: readonly Section[] }) {
  const t = useWords(goodsDetailWords);
  const current = useReadSection(shown);
  const row = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on phones the row follows the section
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) row.current?.scrollTo({ left: link.offsetLeft - row.current.clientWidth / 3 });
  }, [current]);

  return (
    <nav
      ref={row}
      aria-label={t('section.label')}
      className="scrollbar-none sticky top-0 z-20 flex gap-12 overflow-x-auto border-b border-ink-900 bg-white max-md:-mx-5 max-md:gap-6 max-md:px-5"
    >
      {shown.map((section) => {
        const isCurrent = section === current;
        return (
          <a
            key={section}
            href={`#${section}`}
            aria-current={isCurrent ? 'true' : undefined}
            className={classNames(
              'relative flex-none py-4 text-lg whitespace-nowrap max-md:py-3 max-md:text-base',
              isCurrent
                ? 'font-semibold after:absolute after:inset-x-0 after:-bottom-px after:h-[3px] after:bg-seal-500'
                : 'text-ink-500 hover:text-ink-900',
            )}
          >
            {t(`section.${section}Title`)}
            {section === 'comments' && commentCount > 0 && (
              <sup className="num ml-1 text-[0.7em] font-normal">{commentCount}</sup>
            )}
          </a>
        );
      })}
    </nav>
  );
}

/** The last section that reaches into the upper third of the window. */
function useReadSection(shown: readonly Section[]): Section | undefined {
  const [current, setCurrent] = useState(shown[0]);

  useEffect(() => {
    const parts = shown.flatMap((section) => document.getElementById(section) ?? []);
    const find = () => {
      const reached = parts.findLast((part) => part.getBoundingClientRect().top < innerHeight / 3);
      setCurrent((reached?.id as Section | undefined) ?? shown[0]);
    };
    const observer = new IntersectionObserver(find, { rootMargin: '0px 0px -66% 0px' });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [shown]);

  return current;
}
