import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { readCookie } from './browser-cookies.ts';
import { loginPath } from './login-path.ts';
import { useVisitor } from './root-data.ts';
import { sessionWords } from './session-words.ts';
import { createStore, useStore } from './store.ts';

const isAsking = createStore(false);

/** Opens the dialog 请登录 on whatever page the visitor is. */
export const askToSignIn = () => isAsking.set(true);

/** Stands once in the shell. */
export function LoginDialog() {
  const t = useWords(sessionWords);
  const location = useLocation();
  const isOpen = useStore(isAsking, false);
  const visitor = useVisitor();
  const { revalidate } = useRevalidator();
  const close = () => isAsking.set(false);

  useEffect(() => {
    // The session ended while the page was open: the page learns that nobody is signed in any more.
    if (isOpen && visitor && !readCookie('accessToken')) void revalidate();
  }, [isOpen, visitor, revalidate]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      closeLabel={t('close')}
      title={t('login.title')}
      text={t('login.text')}
      actions={
        <>
          <Button kind="line" size="sm" onClick={close}>
            {t('login.later')}
          </Button>
          <ButtonLink kind="primary" size="sm" to={loginPath(location)} onClick={close}>
            {t('login.now')}
          </ButtonLink>
        </>
      }
    />
  );
}
