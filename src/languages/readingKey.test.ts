import { readingKey } from './readingKey';
import { english, language } from './useT';

afterEach(() => language.set(english));

it.each([
  ['ArrowLeft', 'ArrowLeft', 'ArrowRight'],
  ['ArrowRight', 'ArrowRight', 'ArrowLeft'],
  ['ArrowUp', 'ArrowUp', 'ArrowUp'],
  ['Home', 'Home', 'Home'],
])('%s is %s from left to right, and %s from right to left', (key, ltr, rtl) => {
  expect(readingKey(key)).toBe(ltr);
  language.set({ ...english, isRightToLeft: true });
  expect(readingKey(key)).toBe(rtl);
});
