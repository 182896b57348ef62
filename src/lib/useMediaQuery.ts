import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the window is as narrow as a phone's, or narrower than this many pixels. */
export const useIsNarrow = (below = 768): boolean => useMediaQuery(`(max-width: ${below - 0.02}px)`);

/** Whether the window is too narrow for a list's table, whose rows are cards there. */
export const useHasCards = (): boolean => useIsNarrow(992);
