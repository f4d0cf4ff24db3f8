import Check from 'lucide-react/icons/check';
import { Fragment, type ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { goodsListWords } from './goods-list-words.ts';

/** One kind of filter with its heading; closed by a hairline. */
export function FilterGroup({
  title,
  isOpen = true,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <Disclosure
      summary={<h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>}
      isOpen={isOpen}
      className="border-b border-rule py-2"
    >
      {children}
    </Disclosure>
  );
}

/** A link that looks like a box to check: it leads to the list with the choice, or without when it is checked. */
export function FilterOption({
  to,
  isChosen,
  count,
  children,
}: {
  to: string;
  isChosen: boolean;
  count?: number | undefined;
  children: ReactNode;
}) {
  const t = useWords(goodsListWords);
  return (
    <LocalLink
      to={to}
      rel="nofollow"
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className="group/option flex items-center gap-3 py-[0.40625rem] text-ink-700 hover:text-ink-900 max-md:min-h-11"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-5 flex-none place-items-center rounded-sm border-[1.5px]',
          isChosen
            ? 'border-abyss-900 bg-abyss-900 text-white'
            : 'border-control bg-white group-hover/option:border-ink-900',
        )}
      >
        {isChosen && <Check className="size-[0.9375rem] [stroke-width:2.5]" />}
      </span>
      <span className="flex min-w-0 items-center gap-2 leading-snug">{children}</span>
      {isChosen && <span className="sr-only">{t('filter.chosen')}</span>}
      {count !== undefined && <span className="num ml-auto text-xs text-ink-400">{count}</span>}
    </LocalLink>
  );
}

/** The first of many, the rest behind a word; what is chosen is always to be seen. */
export function FirstFew<T>({
  items,
  isChosen,
  few = 6,
  more,
  keyOf,
  children,
}: {
  items: T[];
  isChosen: (item: T) => boolean;
  few?: number;
  more: string;
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
}) {
  const isNear = (item: T, index: number) => index < few || isChosen(item);
  const rest = items.filter((item, index) => !isNear(item, index));
  const draw = (item: T) => <Fragment key={keyOf(item)}>{children(item)}</Fragment>;

  return (
    <>
      {items.filter(isNear).map(draw)}
      {rest.length > 0 && (
        <details className="group/more">
          <summary className="flex w-fit list-none items-center gap-1 py-2 text-sm text-ink-500 hover:text-ink-900 group-open/more:hidden max-md:min-h-11 [&::-webkit-details-marker]:hidden">
            {more} ({rest.length})
          </summary>
          {rest.map(draw)}
        </details>
      )}
    </>
  );
}
