import { type RefObject, useEffect, useState } from 'react';

/** Longest leaving movement of a dialog or drawer, see `.modal` in styles.css. */
const leaveMs = 300;

/**
 * Drives a `dialog` element as a modal: the browser makes the rest of the page inert, keeps the focus inside, closes on
 * Escape and gives the focus back. `isPresent` stays true while the dialog leaves, so that its contents stay to be seen.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): { isPresent: boolean } {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);

  useEffect(() => {
    if (!isPresent) return;
    if (isOpen) {
      if (!dialog.current?.open) dialog.current?.showModal();
      return;
    }
    dialog.current?.close();
    const timer = setTimeout(() => setPresent(false), leaveMs);
    return () => clearTimeout(timer);
  }, [dialog, isOpen, isPresent]);

  useEffect(() => {
    const element = dialog.current;
    if (!isPresent || !element) return;
    const keepWheel = (event: WheelEvent) => {
      if (!canScroll(event.target as Element, element)) event.preventDefault();
    };
    element.addEventListener('wheel', keepWheel, { passive: false });
    return () => element.removeEventListener('wheel', keepWheel);
  }, [dialog, isPresent]);

  return { isPresent };
}

/** Whether something between the pointer and the dialog scrolls; if not, the page behind would. */
function canScroll(from: Element, dialog: Element): boolean {
  for (let element = from; element !== dialog && element.parentElement; element = element.parentElement) {
    if (element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto') return true;
  }
  return dialog.scrollHeight > dialog.clientHeight;
}
