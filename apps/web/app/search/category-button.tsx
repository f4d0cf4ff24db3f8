import ChevronDown from 'lucide-react/icons/chevron-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { lazy, type MouseEvent, Suspense } from 'react';
import { useLocalPath } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { useHoverPanel } from '../ui/use-hover-panel.ts';
import { openCategorySheet } from './phone-categories.tsx';
import { searchWords } from './search-words.ts';

const CategoryPanel = lazy(() => import('./category-panel.tsx'));

/** 全部商品分类: a panel below it, on phones a sheet; without script simply all goods. */
export function CategoryButton() {
  const t = useWords(searchWords);
  const localPath = useLocalPath();
  const { isOpen, area, trigger } = useHoverPanel();

  const open = (event: MouseEvent) => {
    if (matchMedia('(width < 48rem)').matches) {
      event.preventDefault();
      openCategorySheet();
    } else trigger.onClick(event);
  };

  return (
    <div {...area} className="flex-none">
      <a
        href={localPath('/goodsList')}
        {...trigger}
        aria-label={t('categories.all')}
        className="flex h-[max(3.25rem,36px)] w-60 items-center gap-3 rounded-md bg-abyss-900 px-5 font-medium text-white transition-colors hover:bg-abyss-700 narrow:w-auto narrow:px-3.5 max-md:h-11 max-md:w-12 max-md:justify-center max-md:px-0"
        onClick={open}
      >
        <LayoutGrid aria-hidden="true" className="narrow:hidden" />
        <span className="truncate max-md:hidden">{t('categories.all')}</span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('ml-auto transition-transform max-md:hidden', isOpen && '-rotate-180')}
        />
      </a>
      {isOpen && (
        <Suspense>
          <CategoryPanel />
        </Suspense>
      )}
    </div>
  );
}
