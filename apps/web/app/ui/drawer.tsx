import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

/** A sheet from the right, 25rem wide; on phones from below. The middle scrolls, head and foot stay. */
export function Drawer({
  isOpen,
  onClose,
  title,
  icon,
  aside,
  closeLabel,
  footer,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  icon?: ReactNode;
  /** Beside the title: a count. */
  aside?: ReactNode;
  closeLabel: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      titleId={titleId}
      className="drawer m-0 ml-auto h-dvh max-h-none w-[max(25rem,320px)] max-w-none overflow-hidden rounded-l-lg bg-white text-ink-900 shadow-pop max-md:mt-auto max-md:h-fit max-md:max-h-[85dvh] max-md:w-full max-md:rounded-t-lg max-md:rounded-bl-none"
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <header className="flex flex-none min-h-16 items-center gap-3 border-b border-ink-900 py-3 pr-3 pl-6 max-md:pl-5">
          {icon}
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {aside && <span className="num text-ink-500">{aside}</span>}
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {footer && (
          <footer className="flex flex-none items-center justify-between gap-4 border-t border-rule px-6 py-4 max-md:px-5 max-md:pb-[max(1rem,env(safe-area-inset-bottom))]">
            {footer}
          </footer>
        )}
        <IconButton label={closeLabel} onClick={onClose} className="absolute top-3 right-3 max-md:top-2.5">
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </Modal>
  );
}
