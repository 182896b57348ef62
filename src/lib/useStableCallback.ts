import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that is referentially stable and calls the latest one, for children that are expensive to render. */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback);
  useInsertionEffect(function storeLatest() {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
