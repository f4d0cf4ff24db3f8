import { useWords } from '../i18n/words.ts';
import type { ShopStore } from './shop-store.ts';
import { storeWords } from './store-words.ts';

/** What buyers gave the store, side by side. */
export function Scores({ scores, className }: { scores: ShopStore['scores']; className?: string }) {
  const t = useWords(storeWords);
  return (
    <dl aria-label={t('score.label')} className={`grid grid-cols-3 text-center ${className}`}>
      {(['description', 'service', 'delivery'] as const).map((key) => (
        <div key={key}>
          <dt className="text-xs text-ink-500">{t(`score.${key}`)}</dt>
          <dd className="num font-semibold text-jade-700">{scores[key].toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  );
}
