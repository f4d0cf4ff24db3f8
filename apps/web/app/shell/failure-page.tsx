import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { JunkDrawing } from '../ui/junk-drawing.tsx';
import { shellWords } from './shell-words.ts';

/** What went wrong, as far as a visitor can tell: no such page, no answer from the network, or our fault. */
function kindOf(error: unknown): 'missing' | 'offline' | 'failed' {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return 'missing';
    return error.status === 504 || error.status === 408 ? 'offline' : 'failed';
  }
  const isNetwork = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  return isNetwork || (error instanceof DOMException && /Abort|Timeout/.test(error.name)) ? 'offline' : 'failed';
}

/** In place of a page that cannot be shown. */
export function FailurePage({ error }: { error: unknown }) {
  const t = useWords(shellWords);
  const { revalidate, state } = useRevalidator();
  const kind = kindOf(error);

  return (
    <main className="page grid justify-items-center gap-4 py-24 text-center max-md:py-16">
      <title>{t('pageTitle', { page: t(`${kind}.tab`) })}</title>
      <JunkDrawing width={200} />
      <h1 className="mt-4 text-3xl">{t(`${kind}.title`)}</h1>
      <p className="text-ink-500">{t(`${kind}.text`)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {kind === 'missing' ? (
          <ButtonLink kind="line" to="/slShop">
            {t('toShop')}
          </ButtonLink>
        ) : (
          <Button kind="line" isLoading={state === 'loading'} onClick={() => void revalidate()}>
            {t('retry')}
          </Button>
        )}
        <ButtonLink to="/">{t('toHome')}</ButtonLink>
      </div>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="mt-8 max-w-full overflow-x-auto text-left text-xs text-ink-500">{error.stack}</pre>
      )}
    </main>
  );
}
