import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that stays the same on every render and calls the latest one: for children that are costly to render. */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback);
  useInsertionEffect(function keepLatest() {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
