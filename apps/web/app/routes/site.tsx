import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { GuestCartJoiner } from '#web/cart/guest-cart-joiner.tsx';
import { Footer } from '#web/footer/footer.tsx';
import { Header } from '#web/header/header.tsx';
import { withoutLanguage } from '#web/i18n/language.ts';
import { useWords } from '#web/i18n/words.ts';
import { openCategorySheet, PhoneCategories } from '#web/search/phone-categories.tsx';
import { PhoneSearch } from '#web/search/phone-search.tsx';
import { ShopBar } from '#web/search/shop-bar.tsx';
import { useCartCountOfPages } from '#web/session/cart-count.ts';
import { LoginDialog } from '#web/session/login-dialog.tsx';
import { FailurePage } from '#web/shell/failure-page.tsx';
import { PageAnnouncer } from '#web/shell/page-announcer.tsx';
import { failureFrame, frameOf, type PageFrame, searchedStore } from '#web/shell/page-frame.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { RouteProgress } from '#web/shell/route-progress.tsx';
import { shellWords } from '#web/shell/shell-words.ts';
import { useOfflineGuard } from '#web/shell/use-offline-guard.ts';
import { BottomBar } from '#web/side-bar/bottom-bar.tsx';
import { SideBar } from '#web/side-bar/side-bar.tsx';
import { SideDrawerPlace } from '#web/side-bar/side-drawer-place.tsx';
import type { Route } from './+types/site';

/** For pages that say nothing themselves. */
export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function SiteRoute() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame frame={failureFrame}>
      <FailurePage error={error} />
    </SiteFrame>
  );
}

/** The shell: everything around a page. `--bottom-bar` is the height that the phone's bar takes from it. */
function SiteFrame({ frame, children }: { frame?: PageFrame; children: ReactNode }) {
  const t = useWords(shellWords);
  const { pathname, search } = useLocation();
  const page = withoutLanguage(pathname);
  const { header, hasShopBar, hasSideBar, hasBottomBar } = frame ?? frameOf(page);
  useCartCountOfPages();
  useOfflineGuard();

  return (
    <div
      className={`flex min-h-dvh flex-col ${hasBottomBar ? 'max-md:[--bottom-bar:calc(3.5rem+env(safe-area-inset-bottom))]' : ''}`}
    >
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-abyss-900 px-5 py-3 text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skip')}
      </a>
      <RouteProgress />
      <PageAnnouncer />
      {header !== 'bare' && <Header mode={header} phoneSearch={<PhoneSearch />} />}
      {hasShopBar && <ShopBar storeId={searchedStore(page, search)} />}
      <div id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </div>
      {header !== 'bare' && <Footer />}
      {hasSideBar && <SideBar />}
      {hasBottomBar && <BottomBar onCategories={openCategorySheet} />}
      <SideDrawerPlace />
      <PhoneCategories />
      <LoginDialog />
      <GuestCartJoiner />
    </div>
  );
}
