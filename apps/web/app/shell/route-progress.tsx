import { useNavigation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { shellWords } from './shell-words.ts';

/** A vermilion line along the top while the next page loads; quick pages (150 ms) never show it. */
export function RouteProgress() {
  const t = useWords(shellWords);
  const { state } = useNavigation();
  if (state === 'idle') return null;

  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="fixed inset-x-0 top-0 z-50 h-[3px] origin-left animate-[progress_8s_var(--ease-sail)_0.15s_both] bg-seal-500"
    />
  );
}
