import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

/**
 * A question above the page: title, a sentence, the actions with the primary one last (at the right).
 * `children` holds more than a sentence: a form, a list. The page behind waits.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  text,
  actions,
  closeLabel,
  size = 'sm',
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  closeLabel: string;
  size?: 'sm' | 'lg';
  children?: ReactNode;
}) {
  const titleId = useId();
  const textId = useId();

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      titleId={titleId}
      textId={text ? textId : undefined}
      className={classNames(
        'm-auto max-h-[calc(100dvh-3rem)] max-w-[calc(100%-2.5rem)] rounded-lg bg-white text-ink-900 shadow-pop',
        size === 'lg' ? 'w-160' : 'w-[max(26rem,320px)]',
      )}
    >
      {/* A box of its own, so that a press on the padding is not a press beside the dialog. */}
      <div className="relative flex flex-col p-9 max-md:p-6">
        <h2 id={titleId} className="pr-10 text-xl">
          {title}
        </h2>
        {text && (
          <p id={textId} className="mt-2 text-ink-700">
            {text}
          </p>
        )}
        {children && <div className="mt-5">{children}</div>}
        {actions && (
          <div className="mt-7 flex flex-wrap justify-end gap-3 max-md:flex-nowrap max-md:*:flex-1">{actions}</div>
        )}
        <IconButton label={closeLabel} onClick={onClose} className="absolute top-4 right-4 text-ink-500">
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </Modal>
  );
}
