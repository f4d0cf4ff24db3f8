import ChevronRight from 'lucide-react/icons/chevron-right';
import { LocalLink } from '#web/i18n/local-link.tsx';
import { classNames } from './class-names.ts';

export interface Crumb {
  label: string;
  to?: string;
}

/** Where this page is: links upward, the page itself last. */
export function Breadcrumb({ label, items, className }: { label: string; items: Crumb[]; className?: string }) {
  return (
    <nav aria-label={label} className={classNames('text-sm text-ink-500 max-md:hidden', className)}>
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${item.label} ${item.to}`} className="flex min-w-0 items-center gap-2.5">
              {item.to && !isLast ? (
                <LocalLink to={item.to} className="py-1 hover:text-seal-600">
                  {item.label}
                </LocalLink>
              ) : (
                <span
                  aria-current={isLast ? 'page' : undefined}
                  className={classNames('line-clamp-1', isLast && 'font-medium text-ink-900')}
                >
                  {item.label}
                </span>
              )}
              {!isLast && <ChevronRight aria-hidden="true" className="size-[0.875em] opacity-60" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
