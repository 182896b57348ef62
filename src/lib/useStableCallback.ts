import { useCallback, useInsertionEffect, useRef } from 'react';

/** The same function on every render, which calls the latest one: for what is costly to render anew. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useInsertionEffect(function keepLatest() {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
