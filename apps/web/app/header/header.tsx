import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocalPath } from '../i18n/language.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { loginPath } from '../session/login-path.ts';
import { BrandName } from '../ui/brand-name.tsx';
import { classNames } from '../ui/class-names.ts';
import { useHoverPanel } from '../ui/use-hover-panel.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { headerWords } from './header-words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MemberMenu } from './member-menu.tsx';
import { useNav } from './use-nav.ts';
import { usePast } from './use-past.ts';

const GuideMenu = lazy(() => import('./guide-menu.tsx'));
const PhoneMenu = lazy(() => import('./phone-menu.tsx'));

/**
 * `light` stands above a page. `over` lies transparent on the chart with which a page begins, and comes back in deep
 * sea once the page was scrolled 80 px.
 */
export function Header({ mode, phoneSearch }: { mode: 'over' | 'light'; phoneSearch: ReactNode }) {
  const t = useWords(headerWords);
  const guides = useHoverPanel();
  const { ref: top, isPast } = usePast<HTMLDivElement>();
  const isOver = mode === 'over';

  return (
    <>
      <div ref={top} aria-hidden="true" className="absolute top-0 h-20 w-px" />
      <header
        data-sea={isOver ? 'deep' : undefined}
        className={classNames(
          'inset-x-0 top-0 z-30 flex h-21 items-center px-14 text-base narrow:px-8 narrow:lang-en:px-5 narrow:lang-en:text-xs max-md:h-14 max-md:pr-2.5 max-md:pl-5',
          isOver ? 'text-paper-50' : 'relative border-b border-rule bg-white text-ink-900',
          isOver && (isPast ? 'fixed animate-[header-in_0.3s_var(--ease-sail)]' : 'absolute'),
          isOver && (isPast || guides.isOpen) && 'bg-abyss-900',
        )}
      >
        <LocalLink to="/" className="mr-14 flex-none narrow:mr-6 max-md:mr-auto">
          <BrandName name={t('siteName')} latin={t('siteNameLatin')} />
          <VisuallyHidden>{t('toHome')}</VisuallyHidden>
        </LocalLink>
        <MainNav guides={guides} />
        <div className="ml-auto flex items-center gap-7 pl-6 whitespace-nowrap narrow:gap-4 narrow:pl-3 max-md:hidden">
          <LanguageSwitch />
          <MemberMenu />
        </div>
        <div className="flex items-center md:hidden">
          {phoneSearch}
          <PhoneMenuButton />
        </div>
      </header>
    </>
  );
}

function MainNav({ guides }: { guides: ReturnType<typeof useHoverPanel> }) {
  const t = useWords(headerWords);
  const localPath = useLocalPath();
  const { entries, active } = useNav();

  return (
    <nav
      aria-label={t('nav.label')}
      className="flex h-full gap-10 whitespace-nowrap narrow:gap-5 narrow:lang-en:gap-3 max-md:hidden"
    >
      {entries.map(({ key, path, href }, index) => {
        const isActive = index === active;
        const look = classNames(
          'relative flex h-full items-center gap-1.5 transition-opacity hover:opacity-100',
          isActive
            ? 'font-semibold after:absolute after:bottom-[1.125rem] after:left-1/2 after:h-0.5 after:w-5 after:-translate-x-1/2 after:bg-seal-500'
            : 'opacity-90',
        );
        const current = isActive ? 'page' : undefined;

        if (key === 'guides') {
          return (
            <div key={key} {...guides.area}>
              <a href={localPath('/Initiative')} {...guides.trigger} className={look}>
                {t('nav.guides')}
                <ChevronDown
                  aria-hidden="true"
                  className={classNames('size-[1em] opacity-70 transition-transform', guides.isOpen && '-rotate-180')}
                />
              </a>
              {guides.isOpen && (
                <Suspense>
                  <GuideMenu />
                </Suspense>
              )}
            </div>
          );
        }
        if (path) {
          return (
            <LocalLink key={key} to={path} aria-current={current} className={look}>
              {t(`nav.${key}`)}
            </LocalLink>
          );
        }
        if (href) {
          return (
            <a key={key} href={href} target="_blank" rel="noreferrer" className={look}>
              {t(`nav.${key}`)}
              <ArrowUpRight aria-hidden="true" className="size-[1em] opacity-70" />
              <VisuallyHidden>{t('nav.elsewhere')}</VisuallyHidden>
            </a>
          );
        }
        return (
          <span key={key} className={classNames(look, 'hover:opacity-90')}>
            {t(`nav.${key}`)}
          </span>
        );
      })}
    </nav>
  );
}

/** Without script the button leads to the foot of the page, where the same links are. */
function PhoneMenuButton() {
  const t = useWords(headerWords);
  const location = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a link where there is no script */}
      {/* biome-ignore lint/a11y/useValidAnchor: the same */}
      <a
        href="#footer"
        role="button"
        aria-label={t('menu.open')}
        aria-expanded={isOpen}
        className="grid size-11 place-items-center"
        onClick={(event) => {
          event.preventDefault();
          setOpened(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" className="size-6" />
      </a>
      {wasOpened && (
        <Suspense>
          <PhoneMenu isOpen={isOpen} onClose={() => setOpen(false)} signInPath={loginPath(location)} />
        </Suspense>
      )}
    </>
  );
}
