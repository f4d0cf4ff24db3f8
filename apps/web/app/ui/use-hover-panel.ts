import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';

const openAfterMs = 120;
const closeAfterMs = 220;
/** A click so soon after hovering opened the panel means "open", not "close". */
const sameGestureMs = 600;

/**
 * A panel below a link: opens when a mouse rests on it, or by click and keyboard; closes when left, by Escape and with
 * each navigation. Spread `area` on what holds both, `trigger` on the link; without script the link leads to its page.
 */
export function useHoverPanel() {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(0);
  const { key } = useLocation();

  const change = (open: boolean, afterMs = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (open) openedAt.current = performance.now();
      setOpen(open);
    }, afterMs);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the panel
  useEffect(() => {
    setOpen(false);
    return () => clearTimeout(timer.current);
  }, [key]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return {
    isOpen,
    close: () => change(false),
    area: {
      ref: area,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && change(true, openAfterMs),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && change(false, closeAfterMs),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !area.current?.contains(event.relatedTarget)) change(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        trigger.current?.focus();
        change(false);
      },
    },
    trigger: {
      ref: trigger,
      role: 'button',
      'aria-expanded': isOpen,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        change(!isOpen || performance.now() - openedAt.current < sameGestureMs);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        change(!isOpen);
      },
    },
  };
}
