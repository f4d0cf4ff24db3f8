import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef } from 'react';
import { ToastVoice } from './toast-voice.tsx';
import { useShownToasts } from './toasts.ts';

const icons = {
  success: <CircleCheck aria-hidden="true" className="text-jade-300" />,
  failure: <CircleAlert aria-hidden="true" className="text-seal-400" />,
  notice: <Info aria-hidden="true" className="text-silk-400" />,
};

/** Where the toasts appear: once in the document. A popover, so that it lies above an open dialog. */
export function ToastRegion() {
  const toasts = useShownToasts();
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Shown anew with each change, which puts it on top of a dialog that opened meanwhile.
    region.current?.hidePopover?.();
    if (toasts.length > 0) region.current?.showPopover?.();
  }, [toasts]);

  return (
    <>
      <div
        ref={region}
        popover="manual"
        aria-hidden="true"
        className="pointer-events-none fixed inset-x-0 top-6 m-0 w-full flex-col items-center gap-3 border-0 bg-transparent px-5 [&:popover-open]:flex"
      >
        {toasts.map(({ id, kind, text }) => (
          <p
            key={id}
            className="flex min-h-13 max-w-140 animate-[toast-in_0.2s_var(--ease-sail)] items-center gap-3 rounded-md bg-abyss-900 px-5 py-2 text-base text-white shadow-card"
          >
            {icons[kind]}
            {text}
          </p>
        ))}
      </div>
      <ToastVoice />
    </>
  );
}
