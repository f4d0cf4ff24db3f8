import { useSyncExternalStore } from 'react';

/** A value of the whole page that may change outside of React. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  listen(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value as it is now; the given one on the server, where nothing of a visitor may be kept between requests. */
export const useStore = <T>(store: Store<T>, onServer: T): T =>
  useSyncExternalStore(store.listen, store.get, () => onServer);
