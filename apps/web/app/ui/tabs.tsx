import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { LocalLink } from '#web/i18n/local-link.tsx';
import { classNames } from './class-names.ts';

interface Tab {
  key: string;
  label: ReactNode;
  /** Shown small behind the label. */
  count?: number | string;
}

const row = 'flex gap-8 overflow-x-auto scrollbar-none border-b border-rule md:gap-10';
const tab = (isActive: boolean) =>
  classNames(
    'relative flex min-h-12 flex-none items-center py-3 whitespace-nowrap transition-colors',
    isActive
      ? 'font-semibold text-ink-900 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:bg-seal-500'
      : 'text-ink-500 hover:text-ink-900',
  );

function TabLabel({ label, count }: Pick<Tab, 'label' | 'count'>) {
  return (
    <>
      {label}
      {count !== undefined && <sup className="num ml-1 text-[0.7em] font-normal">{count}</sup>}
    </>
  );
}

/** Tabs that are pages: each is a link, the current one is marked. */
export function LinkTabs({
  label,
  tabs,
  current,
  className,
}: {
  label: string;
  tabs: (Tab & { to: string })[];
  current: string;
  className?: string;
}) {
  return (
    <nav aria-label={label} className={classNames(row, className)}>
      {tabs.map(({ key, to, ...one }) => (
        <LocalLink
          key={key}
          to={to}
          aria-current={key === current ? 'page' : undefined}
          className={tab(key === current)}
        >
          <TabLabel {...one} />
        </LocalLink>
      ))}
    </nav>
  );
}

/** Tabs within a page; `children` draws the panel of the current one. Arrow keys move. */
export function Tabs({
  label,
  tabs,
  current,
  className,
  onChange,
  children,
}: {
  label: string;
  tabs: Tab[];
  current: string;
  className?: string;
  onChange: (key: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex(({ key }) => key === current);
    const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const target = tabs.at((targets[event.key] ?? index) % tabs.length);
    if (!(event.key in targets) || !target) return;
    event.preventDefault();
    onChange(target.key);
    document.getElementById(`${id}-${target.key}`)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={classNames(row, className)} onKeyDown={move}>
        {tabs.map(({ key, ...one }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            className={tab(key === current)}
            onClick={() => onChange(key)}
          >
            <TabLabel {...one} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
