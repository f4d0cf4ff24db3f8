import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import type { TakenLine } from './cart-change.ts';
import { cartWords } from './cart-words.ts';

/** Lines that just left the cart, and how. */
export interface Taken {
  way: 'remove' | 'favour';
  lines: TakenLine[];
}

const showMs = 8000;

/**
 * Says that lines are gone and offers them back. It stays while it is pointed at or has the focus, which it takes when
 * the button that was pressed went with its line.
 */
export function UndoToast({ taken, onUndo, onClose }: { taken: Taken; onUndo: () => void; onClose: () => void }) {
  const t = useWords(cartWords);
  const undo = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that leave later show the toast anew
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, showMs);
    return () => clearTimeout(timer);
  }, [isHeld, taken]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost each time that lines leave
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, [taken]);

  return (
    <section
      aria-label={t('said.undo')}
      className="fixed inset-x-0 top-6 z-50 flex animate-[toast-in_0.2s_var(--ease-sail)] justify-center px-5"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(undo.current?.matches(':focus-visible') ?? false)}
      onBlur={() => setHeld(false)}
    >
      <div
        data-sea="deep"
        className="flex min-h-13 items-center gap-3 rounded-md bg-abyss-900 py-1 pr-2 pl-5 text-base text-white shadow-card"
      >
        <CircleCheck aria-hidden="true" className="text-jade-300" />
        <span role="status">{t(taken.way === 'favour' ? 'said.favoured' : 'said.removed')}</span>
        <button
          ref={undo}
          type="button"
          className="min-h-11 px-3 font-medium text-silk-300 underline underline-offset-4 hover:text-white"
          onClick={onUndo}
        >
          {t('said.undo')}
        </button>
        <button
          type="button"
          aria-label={t('said.close')}
          className="grid size-11 place-items-center text-abyss-300 hover:text-white"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
