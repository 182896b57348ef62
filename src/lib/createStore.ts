import { useSyncExternalStore } from 'react';

/** A value outside React that components can subscribe to, for values that change often and affect few components. */
export interface Value<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls back after every change; returns the function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Creates a value with this initial state. */
export function createStore<T>(initial: T): Value<T> {
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

/** The current value; the component renders again when it changes. */
export function useValue<T>(value: Value<T>): T {
  return useSyncExternalStore(value.subscribe, value.get);
}
