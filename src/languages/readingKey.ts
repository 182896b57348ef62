import { language } from './useT';

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key of the keyboard by the direction of the page: in one from right to left, the left arrow goes on. */
export const readingKey = (key: string): string =>
  (language.get().isRightToLeft ? opposite[key] : undefined) ?? key;
