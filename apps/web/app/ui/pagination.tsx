import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import { pageWindow } from './page-window.ts';

export interface PaginationLabels {
  pages: string;
  previous: string;
  next: string;
  /** For screen readers: `第 3 页`. */
  page: (page: number) => string;
  jumpBefore: string;
  jumpAfter: string;
}

const square =
  'num grid h-[max(2.75rem,32px)] min-w-[max(2.75rem,32px)] place-items-center rounded-md px-2 transition-colors duration-200 hover:bg-paper-100';

/** Links to the other pages of a list; the rest of the query stays. Nothing when there is one page. */
export function Pagination({
  page,
  pages,
  labels,
  name = 'pageNumber',
  hash,
  className,
}: {
  page: number;
  pages: number;
  labels: PaginationLabels;
  /** The query parameter that holds the page. */
  name?: string;
  /** Where on the page the list begins, `#comments`, when it is not the page itself. */
  hash?: string;
  className?: string;
}) {
  const { pathname, search } = useLocation();
  if (pages <= 1) return null;

  const others = new URLSearchParams(search);
  others.delete(name);
  const toPage = (target: number) => {
    const query = new URLSearchParams(others);
    if (target > 1) query.set(name, String(target));
    return { pathname, search: query.toString(), hash };
  };
  const edge = (target: number, label: string, icon: ReactNode) => {
    const look = classNames(square, 'border');
    return target >= 1 && target <= pages ? (
      <Link
        to={toPage(target)}
        aria-label={label}
        className={classNames(look, 'border-paper-400 hover:border-ink-900')}
      >
        {icon}
      </Link>
    ) : (
      <span aria-hidden="true" className={classNames(look, 'border-rule text-ink-400/60 hover:bg-transparent')}>
        {icon}
      </span>
    );
  };

  return (
    <nav
      aria-label={labels.pages}
      className={classNames('flex flex-wrap items-center justify-center gap-2', className)}
    >
      {edge(page - 1, labels.previous, <ChevronLeft aria-hidden="true" />)}
      {pageWindow(page, pages).map((one, index) =>
        one === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={one}
            to={toPage(one)}
            aria-label={labels.page(one)}
            aria-current={one === page ? 'page' : undefined}
            className={classNames(square, one === page && 'bg-abyss-900 text-white hover:bg-abyss-900')}
          >
            {one}
          </Link>
        ),
      )}
      {edge(page + 1, labels.next, <ChevronRight aria-hidden="true" />)}
      <Form
        method="get"
        action={`${pathname}${hash ?? ''}`}
        className="ml-4 flex items-center gap-2 text-ink-500 max-md:hidden"
      >
        {[...others].map(([key, value]) => (
          <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
        ))}
        <label className="flex items-center gap-2">
          {labels.jumpBefore}
          <input
            key={page}
            name={name}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={6}
            defaultValue={page}
            autoComplete="off"
            className="num h-[max(2.75rem,32px)] w-[max(3.5rem,44px)] rounded-md border border-control bg-white text-center text-ink-900"
          />
        </label>
        {labels.jumpAfter}
      </Form>
    </nav>
  );
}
