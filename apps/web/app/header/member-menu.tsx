import UserRound from 'lucide-react/icons/user-round';
import { Form, useLocation } from 'react-router';
import { useLocalPath } from '../i18n/language.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { loginPath } from '../session/login-path.ts';
import { maskMobile } from '../session/mask.ts';
import { useVisitor } from '../session/root-data.ts';
import { useHoverPanel } from '../ui/use-hover-panel.ts';
import { headerWords } from './header-words.ts';

/** 登录 for a guest; for a member the name with a small menu. */
export function MemberMenu() {
  const t = useWords(headerWords);
  const visitor = useVisitor();
  const location = useLocation();
  const panel = useHoverPanel();
  const localPath = useLocalPath();

  if (!visitor) {
    return (
      <LocalLink
        to={loginPath(location)}
        className="flex min-h-10 items-center rounded-md border border-current/40 px-5 text-sm transition-colors hover:border-current"
      >
        {t('signIn')}
      </LocalLink>
    );
  }

  const row = 'block w-full px-5 py-2.5 text-left hover:bg-paper-100 hover:text-seal-700';
  return (
    <div {...panel.area} className="relative">
      <a
        href={localPath('/home')}
        {...panel.trigger}
        aria-label={`${t('member.menu')}: ${maskMobile(visitor.nickName)}`}
        className="flex min-h-10 items-center gap-2"
      >
        <UserRound aria-hidden="true" />
        <span className="num max-w-40 truncate">{maskMobile(visitor.nickName)}</span>
      </a>
      {panel.isOpen && (
        <ul
          data-sea="light"
          className="absolute top-full right-0 min-w-44 animate-[panel-in_0.2s_var(--ease-sail)] rounded-lg border border-rule bg-white py-2 text-sm text-ink-900 shadow-pop"
        >
          <li>
            <LocalLink to="/home" className={row}>
              {t('member.home')}
            </LocalLink>
          </li>
          <li>
            <LocalLink to="/home/MyOrder" className={row}>
              {t('member.orders')}
            </LocalLink>
          </li>
          <li className="mt-2 border-t border-rule pt-2">
            <SignOutForm className={row} />
          </li>
        </ul>
      )}
    </div>
  );
}

export function SignOutForm({ className }: { className: string }) {
  const t = useWords(headerWords);
  const localPath = useLocalPath();

  return (
    <Form method="post" action={localPath('/session/sign-out')}>
      <button type="submit" className={className}>
        {t('member.signOut')}
      </button>
    </Form>
  );
}
