import { localeFor, localeOf } from './languages';

test.each([
  [undefined, 'en', 'en'],
  ['*', 'en', 'en'],
  ['ko, tlh;q=0.5', 'en', 'en'],
  ['de-CH', 'de', 'de-CH'],
  ['fr;q=0.5, ja;q=0.9, de;q=0', 'ja', 'ja'],
  ['en-US,en;q=0.9,de;q=0.8', 'en', 'en'],
  ['de-ZZ', 'de', 'de'],
  ['pt', 'pt', 'pt-PT'],
  ['ar-EG', 'ar', 'ar-EG-u-nu-latn'],
  ['en;q=0.3, ar-XB ;q=0.8, en-XA; q=0.9', 'en-XA', 'en'],
  // More than is read.
  [`${'tlh,'.repeat(10)}de`, 'en', 'en'],
  [`${'x'.repeat(100_000)},de`, 'en', 'en'],
  ['zh-Hant-TW, de-1996, ../x', 'de', 'de'],
])('a caller who accepts %s reads %s with the figures of %s', (header, language, region) => {
  expect(localeFor(header)).toEqual({ language, region });
});

test('a person without a language reads English', () => {
  expect([null, 'pt' as const].map(localeOf)).toEqual([
    { language: 'en', region: 'en' },
    { language: 'pt', region: 'pt-PT' },
  ]);
});
