import { useEffect, useState } from 'react';

/** A value once it has not changed for some milliseconds; until then the one before, at first `initial`. */
export function useDebouncedValue<T>(value: T, initial: T, restMs: number): T {
  const [rested, setRested] = useState(initial);
  useEffect(
    function waitForRest() {
      const timer = setTimeout(() => setRested(value), restMs);
      return () => clearTimeout(timer);
    },
    [value, restMs],
  );
  return rested;
}
