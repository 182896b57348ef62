import { useEffect, useState } from 'react';

/** The last value that stayed unchanged for some milliseconds; `initial` until there is one. */
export function useDebouncedValue<T>(value: T, initial: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(initial);
  useEffect(
    function debounce() {
      const timer = setTimeout(() => setDebounced(value), delayMs);
      return () => clearTimeout(timer);
    },
    [value, delayMs],
  );
  return debounced;
}
