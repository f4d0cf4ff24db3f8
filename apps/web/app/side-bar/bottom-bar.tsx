import ClipboardList from 'lucide-react/icons/clipboard-list';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import UserRound from 'lucide-react/icons/user-round';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { withoutLanguage } from '../i18n/language.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { useCartCount } from '../session/cart-count.ts';
import { askToSignIn } from '../session/login-dialog.tsx';
import { useVisitor } from '../session/root-data.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { sideBarWords } from './side-bar-words.ts';

const entries = [
  { key: 'home', path: '/', icon: House },
  { key: 'categories', path: '/goodsList', icon: LayoutGrid },
  { key: 'member', path: '/home', icon: UserRound },
  { key: 'cart', path: '/cart', icon: ShoppingCart },
  { key: 'orders', path: '/home/MyOrder', icon: ClipboardList },
] as const;

/** The bar at the bottom of a phone. A guest may open the cart; what belongs to a member asks to sign in. */
export function BottomBar({ onCategories }: { onCategories: () => void }) {
  const t = useWords(sideBarWords);
  const visitor = useVisitor();
  const cartCount = useCartCount();
  const page = withoutLanguage(useLocation().pathname);

  const follow = (key: (typeof entries)[number]['key']) => (event: MouseEvent) => {
    const isMembersOnly = key === 'member' || key === 'orders';
    if (key !== 'categories' && (visitor || !isMembersOnly)) return;
    event.preventDefault();
    if (key === 'categories') onCategories();
    else askToSignIn();
  };

  return (
    <nav
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-40 flex justify-around border-t border-rule bg-white pb-[env(safe-area-inset-bottom)] text-[0.6875rem] md:hidden"
    >
      {entries.map(({ key, path, icon: Icon }) => {
        const isCurrent = page === path;
        return (
          <LocalLink
            key={key}
            to={path}
            aria-current={isCurrent ? 'page' : undefined}
            className={classNames(
              'relative flex h-14 min-w-14 flex-col items-center justify-center gap-1 leading-none',
              isCurrent ? 'text-seal-600' : 'text-ink-700',
            )}
            onClick={follow(key)}
          >
            <Icon aria-hidden="true" className="size-[1.375rem]" />
            {t(`entry.${key}`)}
            {key === 'cart' && <Badge count={cartCount} className="absolute top-0.5 left-1/2 ml-1 text-[0.625rem]" />}
          </LocalLink>
        );
      })}
    </nav>
  );
}
