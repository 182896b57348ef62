import { createContext } from 'react';

/** The path that the page is on, or is being led to while the next page loads; null when nobody says. */
export const HeadingContext = createContext<() => string | null>(() => null);
