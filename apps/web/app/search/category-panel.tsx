import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useRef, useState } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Image } from '../ui/image.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { type CategoryNode, categoryPath } from './category-tree.ts';
import { searchWords } from './search-words.ts';
import { useCategories } from './use-categories.ts';
import { useRowIntent } from './use-row-intent.ts';

const frame =
  'absolute inset-x-0 top-19 wide grid min-h-120 animate-[panel-in_0.2s_var(--ease-sail)] grid-cols-[20rem_1fr_36rem] overflow-hidden rounded-b-lg border border-t-0 border-rule bg-white shadow-pop narrow:grid-cols-[18rem_1fr_26rem]';

/** The whole catalogue beside the button: first level, then rows of words, then pictures of the row pointed at. */
export default function CategoryPanel() {
  const t = useWords(searchWords);
  const { categories, failure, retry } = useCategories();

  return (
    <>
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-full h-[200vh] bg-abyss-950/32" />
      {categories ? (
        <Panel categories={categories} />
      ) : (
        <div className={frame} aria-busy={!failure}>
          {failure ? (
            <p role="alert" className="col-span-3 grid content-center justify-items-center gap-4 text-ink-500">
              {t('categories.failed')}
              <Button kind="line" size="sm" onClick={retry}>
                {t('categories.retry')}
              </Button>
            </p>
          ) : (
            <div
              className="grid content-start gap-4 bg-paper-100 p-6"
              role="status"
              aria-label={t('categories.loading')}
            >
              {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
                <Skeleton key={row} className="h-8" />
              ))}
            </div>
          )}
        </div>
      )}
    </>
  );
}

function Panel({ categories }: { categories: CategoryNode[] }) {
  const t = useWords(searchWords);
  const [chosen, setChosen] = useState({ first: 0, second: 0 });
  const rows = useRef<HTMLUListElement>(null);
  const pictures = useRef<HTMLDivElement>(null);
  const firstIntent = useRowIntent(rows, (first) => setChosen({ first, second: 0 }));
  const secondIntent = useRowIntent(pictures, (second) => setChosen(({ first }) => ({ first, second })));
  const first = categories[chosen.first];
  const second = first?.children[chosen.second];

  return (
    <nav aria-label={t('categories.title')} className={frame} onKeyDown={moveFocus}>
      <ul
        data-level="first"
        className="bg-paper-100 py-3"
        onPointerMove={firstIntent.onPointerMove}
        onPointerLeave={firstIntent.onPointerLeave}
      >
        {categories.map((category, index) => {
          const isChosen = index === chosen.first;
          return (
            <li key={category.id} onPointerEnter={firstIntent.enter(index)}>
              <LocalLink
                to={categoryPath(category)}
                aria-current={isChosen ? 'true' : undefined}
                onFocus={() => setChosen((now) => (now.first === index ? now : { first: index, second: 0 }))}
                className={classNames(
                  'relative flex min-h-14 items-center gap-3 pr-5 pl-6',
                  isChosen &&
                    'bg-white before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-seal-500',
                )}
              >
                <CategoryIcon name={category.name} />
                <span
                  className={classNames('whitespace-nowrap', isChosen ? 'font-semibold text-seal-700' : 'font-medium')}
                >
                  {category.name}
                </span>
                <span className="min-w-0 truncate text-xs text-ink-500 narrow:hidden">
                  {category.children.map(({ name }) => name).join(' · ')}
                </span>
                <ChevronRight aria-hidden="true" className="ml-auto size-[1em] text-ink-400" />
              </LocalLink>
            </li>
          );
        })}
      </ul>
      <ul
        ref={rows}
        className="px-10 py-6 narrow:px-6"
        onPointerMove={secondIntent.onPointerMove}
        onPointerLeave={secondIntent.onPointerLeave}
      >
        {first?.children.map((category, index) => (
          <li
            key={category.id}
            className="grid grid-cols-[6.5em_1fr] gap-x-3 border-b border-rule py-4"
            onPointerEnter={secondIntent.enter(index)}
            onFocus={() => setChosen((now) => ({ ...now, second: index }))}
          >
            <LocalLink
              to={categoryPath(first, category)}
              className={classNames(
                'py-0.5 font-semibold hover:text-seal-700',
                index === chosen.second && 'text-seal-700',
              )}
            >
              {category.name}
            </LocalLink>
            <p className="flex flex-wrap gap-x-7 gap-y-1.5 text-ink-700">
              {category.children.map((leaf) => (
                <LocalLink
                  key={leaf.id}
                  to={categoryPath(first, category, leaf)}
                  className="py-0.5 hover:text-seal-700"
                >
                  {leaf.name}
                </LocalLink>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <div ref={pictures} className="border-l border-rule px-9 py-8 narrow:px-6">
        {first && second && (
          <>
            <div className="mb-6 flex items-baseline justify-between gap-4">
              <span className="text-xl font-semibold">{second.name}</span>
              <LocalLink
                to={categoryPath(first, second)}
                className="flex items-center gap-2 py-0.5 text-sm text-ink-500 hover:text-seal-700"
              >
                {t('categories.viewAll')}
                <ArrowRight aria-hidden="true" />
              </LocalLink>
            </div>
            <ul className="grid grid-cols-3 gap-5">
              {second.children.slice(0, 6).map((leaf) => (
                <li key={leaf.id}>
                  <LocalLink
                    to={categoryPath(first, second, leaf)}
                    className="block text-center text-sm hover:text-seal-700"
                  >
                    <Image src={leaf.image} alt="" sizes="180px" className="mb-2 rounded-lg" />
                    {leaf.name}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </nav>
  );
}

/** Up and down within a column, right into the next, left back to the first level. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  const links = [...panel.querySelectorAll('a')];
  const firstLevel = links.filter((link) => link.closest('[data-level=first]'));
  const others = links.filter((link) => !firstLevel.includes(link));
  const at = document.activeElement as HTMLAnchorElement;
  const inFirst = firstLevel.indexOf(at);
  const column = inFirst >= 0 ? firstLevel : others;
  const index = column.indexOf(at);

  const targets: Record<string, HTMLAnchorElement | undefined> = {
    ArrowDown: column[index + 1],
    ArrowUp: column[index - 1],
    ArrowRight: inFirst >= 0 ? others[0] : column[index + 1],
    ArrowLeft:
      inFirst >= 0 ? at : (panel.querySelector<HTMLAnchorElement>('[data-level=first] [aria-current]') ?? undefined),
  };
  if (!(event.key in targets)) return;
  event.preventDefault();
  targets[event.key]?.focus();
}
