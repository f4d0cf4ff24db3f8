import { type PointerEvent, type ReactNode, useRef } from 'react';
import { ToastVoice } from './toast-voice.tsx';
import { useModal } from './use-modal.ts';

/** What dialog and drawer share: the layer above the page, Escape and a press beside it. */
export function Modal({
  isOpen,
  onClose,
  titleId,
  textId,
  className,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  titleId: string;
  textId?: string;
  className: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { isPresent } = useModal(dialog, isOpen);
  if (!isPresent) return null;

  const closeBeside = (event: PointerEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={`modal ${className}`}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={closeBeside}
    >
      {children}
      <ToastVoice />
    </dialog>
  );
}
