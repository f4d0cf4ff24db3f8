import { writeCookie } from './browser-cookies.ts';
import { createStore } from './store.ts';

/** The member's count as this page last heard it; undefined until then. */
export const memberCartCount = createStore<number | undefined>(undefined);

export function setCartCount(lines: number): void {
  memberCartCount.set(lines);
  writeCookie('cartNum', String(lines));
}
