import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { refreshCartCount, useCartCount } from '../session/cart-count.ts';
import { Badge } from '../ui/badge.tsx';
import { searchWords } from './search-words.ts';

/** The way to the cart with its count, which is asked for anew when a mouse comes near. */
export function CartLink({ className }: { className?: string }) {
  const t = useWords(searchWords);
  const count = useCartCount();

  return (
    <LocalLink
      to="/cart"
      className={`flex items-center gap-3 whitespace-nowrap hover:text-seal-600 ${className}`}
      onPointerEnter={() => void refreshCartCount()}
    >
      <ShoppingCart aria-hidden="true" />
      {t('cart')}
      <Badge count={count} />
    </LocalLink>
  );
}
