import { useMediaQuery } from '../lib/useMediaQuery';

/** Whether the window is as narrow as a phone's. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 767.98px)');
