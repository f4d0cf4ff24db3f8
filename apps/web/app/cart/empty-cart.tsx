import { useWords } from '../i18n/words.ts';
import { loginPath } from '../session/login-path.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { cartWords } from './cart-words.ts';

/** Nothing in the cart: for a guest perhaps because it belongs to an account. */
export function EmptyCart({ isGuest }: { isGuest: boolean }) {
  const t = useWords(cartWords);

  return (
    <EmptyState
      className="border-t border-ink-900 py-20! max-md:py-12!"
      text={t(isGuest ? 'empty.guest' : 'empty.text')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isGuest ? (
            <ButtonLink kind="primary" size="sm" to={loginPath({ pathname: '/cart', search: '' })}>
              {t('empty.signIn')}
            </ButtonLink>
          ) : (
            <ButtonLink kind="line" size="sm" to="/home/Favorites">
              {t('empty.favourites')}
            </ButtonLink>
          )}
          <ButtonLink kind="line" size="sm" to="/goodsList">
            {t('empty.browse')}
          </ButtonLink>
        </div>
      }
    />
  );
}
