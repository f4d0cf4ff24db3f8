import { useState } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Drawer } from '../ui/drawer.tsx';
import { Image } from '../ui/image.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type CategoryNode, categoryPath } from './category-tree.ts';
import { searchWords } from './search-words.ts';
import { useCategories } from './use-categories.ts';

/** The catalogue on a phone: first level at the left, what it holds at the right. */
export default function CategorySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords(searchWords);
  const { categories, failure, retry } = useCategories();

  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('categories.title')} closeLabel={t('close')}>
      <div className="h-[70dvh]">
        {categories ? (
          <Columns categories={categories} onChoose={onClose} />
        ) : failure ? (
          <p role="alert" className="grid justify-items-center gap-4 p-10 text-ink-500">
            {t('categories.failed')}
            <Button kind="line" size="sm" onClick={retry}>
              {t('categories.retry')}
            </Button>
          </p>
        ) : (
          <div role="status" aria-label={t('categories.loading')} className="grid gap-4 p-5">
            {[1, 2, 3, 4, 5, 6].map((row) => (
              <Skeleton key={row} className="h-10" />
            ))}
          </div>
        )}
      </div>
    </Drawer>
  );
}

function Columns({ categories, onChoose }: { categories: CategoryNode[]; onChoose: () => void }) {
  const t = useWords(searchWords);
  const [index, setIndex] = useState(0);
  const first = categories[index];

  return (
    <div className="grid h-full grid-cols-[6.5rem_1fr]">
      <ul className="overflow-y-auto bg-paper-100">
        {categories.map((category, at) => (
          <li key={category.id}>
            <button
              type="button"
              aria-pressed={at === index}
              className={classNames(
                'relative min-h-13 w-full px-3 text-left text-sm',
                at === index &&
                  'bg-white font-semibold text-seal-700 before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-seal-500',
              )}
              onClick={() => setIndex(at)}
            >
              {category.name}
            </button>
          </li>
        ))}
      </ul>
      {first && (
        <div className="overflow-y-auto px-4 pb-8">
          <LocalLink
            to={categoryPath(first)}
            onClick={onChoose}
            className="flex min-h-12 items-center text-sm text-ink-500"
          >
            {first.name} · {t('categories.viewAll')}
          </LocalLink>
          {first.children.map((second) => (
            <section key={second.id} className="mb-4">
              <h3 className="font-sans text-base tracking-normal">
                <LocalLink to={categoryPath(first, second)} onClick={onChoose} className="flex min-h-11 items-center">
                  {second.name}
                </LocalLink>
              </h3>
              <ul className="grid grid-cols-3 gap-3">
                {second.children.map((leaf) => (
                  <li key={leaf.id}>
                    <LocalLink
                      to={categoryPath(first, second, leaf)}
                      onClick={onChoose}
                      className="block text-center text-xs"
                    >
                      <Image src={leaf.image} alt="" sizes="96px" className="mb-1.5 rounded-lg" />
                      {leaf.name}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
