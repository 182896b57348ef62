import { useSyncExternalStore } from 'react';

/** A value outside of React that components can follow: for what changes often and concerns few of them. */
export interface Value<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls back after every change, until what it gives is called. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** A value that starts so. */
export function createValue<T>(initial: T): Value<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next) => {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The value as it is now; the component renders again when it changes. */
export function useValue<T>(value: Value<T>): T {
  return useSyncExternalStore(value.subscribe, value.get);
}
