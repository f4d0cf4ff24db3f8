import ArrowUp from 'lucide-react/icons/arrow-up';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Footprints from 'lucide-react/icons/footprints';
import Heart from 'lucide-react/icons/heart';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import type { MouseEvent, ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { refreshCartCount, useCartCount } from '../session/cart-count.ts';
import { askToSignIn } from '../session/login-dialog.tsx';
import { useVisitor } from '../session/root-data.ts';
import { Badge } from '../ui/badge.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type DrawerKind, drawerPages } from './drawer-contents.ts';
import { sideBarWords } from './side-bar-words.ts';
import { openDrawer } from './side-drawer-place.tsx';

type Entry = { key: 'member' | 'assets'; path: string; icon: ReactNode } | { key: DrawerKind; icon: ReactNode };

const entries: Entry[] = [
  { key: 'member', path: '/home', icon: <UserRound aria-hidden="true" /> },
  { key: 'cart', icon: <ShoppingCart aria-hidden="true" /> },
  { key: 'orders', icon: <ClipboardList aria-hidden="true" /> },
  { key: 'coupons', icon: <Ticket aria-hidden="true" /> },
  { key: 'assets', path: '/home/MoneyManagement', icon: <Wallet aria-hidden="true" /> },
  { key: 'footprints', icon: <Footprints aria-hidden="true" /> },
  { key: 'favourites', icon: <Heart aria-hidden="true" /> },
];

const row =
  'relative flex w-full flex-col items-center gap-1 py-[0.6875rem] leading-tight text-ink-700 hover:text-seal-600 [&>svg]:size-[max(1.375rem,18px)]';

/** The bar at the right edge. Its entries are links to pages; for members most of them open a drawer instead. */
export function SideBar() {
  const t = useWords(sideBarWords);
  const visitor = useVisitor();
  const cartCount = useCartCount();

  const follow = (entry: Entry) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (!visitor) {
      event.preventDefault();
      askToSignIn();
    } else if (!('path' in entry)) {
      event.preventDefault();
      openDrawer(entry.key);
    }
  };

  return (
    <aside
      aria-label={t('label')}
      className="fixed top-1/2 right-6 z-40 w-[max(4.25rem,54px)] narrow:w-[42px] -translate-y-1/2 rounded-lg border border-rule bg-white/97 py-1.5 text-[max(0.75rem,11px)] shadow-bar narrow:right-1 max-md:hidden"
    >
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <LocalLink
              to={'path' in entry ? entry.path : drawerPages[entry.key]}
              target={'path' in entry ? '_blank' : undefined}
              title={t(`entry.${entry.key}`)}
              className={row}
              onClick={follow(entry)}
              onPointerEnter={entry.key === 'cart' ? () => void refreshCartCount() : undefined}
            >
              {entry.icon}
              <span className="narrow:sr-only">{t(`entry.${entry.key}`)}</span>
              {entry.key === 'cart' && (
                <Badge
                  count={cartCount}
                  className="absolute top-1 right-2 narrow:right-0.5 text-[max(0.625rem,10px)]"
                />
              )}
              {'path' in entry && visitor && <VisuallyHidden>{t('elsewhere')}</VisuallyHidden>}
            </LocalLink>
          </li>
        ))}
      </ul>
      <button type="button" className={`${row} mt-1`} onClick={toTop}>
        <span aria-hidden="true" className="absolute inset-x-3.5 top-0 border-t border-rule" />
        <ArrowUp aria-hidden="true" />
        <span className="narrow:sr-only">{t('entry.top')}</span>
      </button>
    </aside>
  );
}

function toTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}
