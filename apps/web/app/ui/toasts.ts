import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  kind: 'success' | 'failure' | 'notice';
  text: string;
}

const showMs = 3000;
const most = 3;

let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a sentence at the top for 3 s; the same sentence twice shows once. In the browser only. */
export function showToast(kind: Toast['kind'], text: string): void {
  if (!text) return;
  const toast = { id: ++lastId, kind, text };
  set([...toasts.filter((one) => one.text !== text), toast].slice(-most));
  setTimeout(() => set(toasts.filter(({ id }) => id !== toast.id)), showMs);
}

const toast = {
  success: (text: string) => showToast('success', text),
  failure: (text: string) => showToast('failure', text),
  notice: (text: string) => showToast('notice', text),
};

/** `const toast = useToast(); toast.success('…')`. */
export const useToast = () => toast;

const none: Toast[] = [];

export const useShownToasts = (): Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
