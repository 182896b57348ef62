import { type Message, message } from '../language/message';

/** What a User-Agent header says; null for what it doesn't. */
export interface Browser {
  browser: string | null;
  system: string | null;
}

/** Most browsers also name those that they want to be taken for, so the first match counts. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\b(Linux|X11)\b/, 'Linux'],
];

/** The browser and the system of a User-Agent header, by the names that people know them by. */
export const readUserAgent = (userAgent: string): Browser => ({
  browser: firstIn(browsers, userAgent),
  system: firstIn(systems, userAgent),
});

const firstIn = (names: readonly (readonly [RegExp, string])[], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** A User-Agent header in plain words: 'Firefox on Windows'. */
export function browserText(userAgent: string): string | Message {
  const { browser, system } = readUserAgent(userAgent);
  const name = browser ?? message('Unknown browser');
  return system === null ? name : message('{browser} on {system}', { browser: name, system });
}
