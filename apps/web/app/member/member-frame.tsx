import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { withoutLanguage } from '../i18n/language.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { memberWords } from './member-words.ts';
import { isEntryOf, menuGroups } from './menu-entries.ts';
import { menuIcon } from './menu-icon.tsx';
import { Portrait } from './portrait.tsx';

/** Around every member page: the menu at the left, on phones a row of links above; the page in white on paper. */
export function MemberFrame({
  member,
  children,
}: {
  member: { name: string; mobile: string; face: string | null };
  children: ReactNode;
}) {
  return (
    <div className="min-h-[calc(100dvh-5.25rem)] bg-paper-100">
      <div className="wide grid grid-cols-[max(15rem,168px)_minmax(0,1fr)] narrow:grid-cols-[max(15rem,150px)_minmax(0,1fr)] items-start gap-10 pt-10 pb-24 narrow:gap-5 max-md:grid-cols-1 max-md:gap-4 max-md:pt-4 max-md:pb-10">
        <aside className="sticky top-28 rounded-lg bg-white pt-7 pb-6 max-md:static max-md:overflow-hidden max-md:py-0">
          <div className="flex items-center gap-3.5 border-b border-rule px-6 pb-6 max-md:px-4 max-md:py-3">
            <Portrait face={member.face} name={member.name} />
            <div className="min-w-0">
              <p className="truncate text-lg leading-snug font-semibold">{member.name}</p>
              <p className="num text-xs text-ink-500">{member.mobile}</p>
            </div>
          </div>
          <MemberMenu />
        </aside>
        <main className="min-w-0 rounded-lg bg-white px-10 pt-8 pb-10 narrow:px-6 max-md:px-5 max-md:pt-5 max-md:pb-6">
          {children}
        </main>
      </div>
    </div>
  );
}

function MemberMenu() {
  const t = useWords(memberWords);
  const page = withoutLanguage(useLocation().pathname);

  return (
    <nav aria-label={t('menu')} className="max-md:flex max-md:overflow-x-auto max-md:scrollbar-none">
      {menuGroups.map((group) => (
        <section key={group.key} className="max-md:flex-none">
          <h2 className="px-6 pt-6 pb-2.5 font-sans text-xs leading-none font-medium tracking-widest text-ink-500 max-md:sr-only">
            {t(`group.${group.key}`)}
          </h2>
          <ul className="max-md:flex">
            {group.entries.map((entry) => (
              <li key={entry.key}>
                <LocalLink
                  to={entry.path}
                  aria-current={isEntryOf(entry, page) ? 'page' : undefined}
                  className={classNames(
                    'relative flex min-h-[max(2.75rem,32px)] items-center gap-3.5 px-6 py-1.5 whitespace-nowrap transition-colors max-md:min-h-12 max-md:px-4',
                    isEntryOf(entry, page)
                      ? 'bg-seal-50 font-semibold text-seal-700 before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-seal-500 max-md:bg-transparent max-md:before:inset-x-4 max-md:before:top-auto max-md:before:h-[3px] max-md:before:w-auto'
                      : 'text-ink-700 hover:bg-paper-50 hover:text-seal-700',
                  )}
                >
                  {menuIcon(entry.key)}
                  {t(`entry.${entry.key}`)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
