import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { JunkDrawing } from '../ui/junk-drawing.tsx';
import { memberWords } from './member-words.ts';

/** In place of a member page that cannot be shown; the menu stays. */
export function MemberFailure() {
  const t = useWords(memberWords);
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const kind = isRouteErrorResponse(error) && error.status === 404 ? 'missing' : 'failed';

  return (
    <div className="grid min-h-120 place-content-center justify-items-center gap-3 text-center">
      <JunkDrawing />
      <h1 className="mt-3 text-2xl">{t(`${kind}.title`)}</h1>
      <p className="text-ink-500">{t(`${kind}.text`)}</p>
      <div className="mt-4">
        {kind === 'missing' ? (
          <ButtonLink kind="line" size="sm" to="/home/MyOrder">
            {t('missing.back')}
          </ButtonLink>
        ) : (
          <Button kind="line" size="sm" isLoading={state === 'loading'} onClick={() => void revalidate()}>
            {t('failed.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
