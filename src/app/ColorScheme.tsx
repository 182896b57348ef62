import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { useLocalStorage } from '../lib/useLocalStorage';
import { useMediaQuery } from '../lib/useMediaQuery';
import { applyPalette, type Scheme } from './palette';

/** What a person chose: one scheme, or to follow their system. */
export type SchemeChoice = 'system' | Scheme;

interface ColorSchemeValue {
  scheme: Scheme;
  choice: SchemeChoice;
  choose: (choice: SchemeChoice) => void;
}

const ColorSchemeContext = createContext<ColorSchemeValue>({
  scheme: 'light',
  choice: 'system',
  choose: () => {},
});

/** Provides the color scheme: the system's, or the one chosen in this browser (public/color-scheme.js reads it too). */
export function ColorScheme({ children }: { children: ReactNode }) {
  const [choice, choose] = useLocalStorage('color-scheme', readChoice);
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const scheme = choice === 'system' ? system : choice;

  useLayoutEffect(
    function applyScheme() {
      applyPalette(document.documentElement, scheme);
    },
    [scheme],
  );

  const value = useMemo(() => ({ scheme, choice, choose }), [scheme, choice, choose]);
  return <ColorSchemeContext value={value}>{children}</ColorSchemeContext>;
}

/** The current scheme, the choice, and its setter. */
export const useColorScheme = (): ColorSchemeValue => useContext(ColorSchemeContext);

const readChoice = (stored: unknown): SchemeChoice =>
  stored === 'light' || stored === 'dark' ? stored : 'system';
