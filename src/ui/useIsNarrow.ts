import { useMediaQuery } from '../lib/useMediaQuery';

/** Whether the window is as narrow as a phone's, or narrower than so many pixels. */
export const useIsNarrow = (below = 768): boolean => useMediaQuery(`(max-width: ${below - 0.02}px)`);
