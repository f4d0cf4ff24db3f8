import type { MouseEvent, ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import type { LineView } from './cart-view.ts';
import { cartWords } from './cart-words.ts';

/** Below the table: what can be done with all checked lines at once, and with those that cannot be bought. */
export function CartTools({
  lines,
  checkAllBox,
  onTake,
}: {
  lines: LineView[];
  checkAllBox: ReactNode;
  onTake: (skuIds: string[], way: 'remove' | 'favour') => void;
}) {
  const t = useWords(cartWords);
  const idsOf = (some: LineView[]) => some.map(({ skuId }) => skuId);
  const checked = idsOf(lines.filter(({ isChecked }) => isChecked));
  const dead = idsOf(lines.filter(({ isDead }) => isDead));

  const tool = (intent: string, label: string, skuIds: string[], way: 'remove' | 'favour') => (
    <button
      type="submit"
      name="do"
      value={intent}
      disabled={skuIds.length === 0}
      className="hover:text-seal-600 disabled:text-ink-400/70 max-md:min-h-11"
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onTake(skuIds, way);
      }}
    >
      {label}
    </button>
  );

  return (
    <fieldset className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-rule p-6 text-ink-500 max-md:mt-4 max-md:px-0 max-md:py-2 max-md:text-sm">
      <legend className="sr-only">{t('tools.label')}</legend>
      <span className="mr-4 max-md:hidden">{checkAllBox}</span>
      {tool('removeChecked', t('tools.remove'), checked, 'remove')}
      {tool('favourChecked', t('tools.favour'), checked, 'favour')}
      {dead.length > 0 && tool('clearInvalid', t('tools.clear'), dead, 'remove')}
    </fieldset>
  );
}
