import {
  accountLanguageOf,
  isLanguageTag,
  isMadeFromEnglish,
  isRightToLeft,
  matchLanguage,
  regionOf,
} from './languages';

it.each([
  ['the first that is offered', ['fr', 'ar-XB', 'en'], 'ar-XB'],
  ['another region of a language', ['fr', 'en-GB'], 'en'],
  ['its own region first', ['en-XA'], 'en-XA'],
  ['none where none fits', ['fr', 'de'], null],
] as const)('shows %s', (_rule, preferred, expected) => {
  expect(matchLanguage(preferred, ['en', 'en-XA', 'ar-XB'])).toBe(expected);
});

it.each([
  ['en', true],
  ['en-XA', true],
  ['tlh', false],
])('knows whether the page has %s: %s', (tag, isKnown) => {
  expect(isLanguageTag(tag)).toBe(isKnown);
});

it.each([
  ['de-CH', 'de'],
  ['ja', 'ja'],
  ['tlh', null],
  [null, null],
] as const)('an account of %s has the language %s', (tag, expected) => {
  expect(accountLanguageOf(tag)).toBe(expected);
});

it.each([
  ['the first region of the language', 'de', ['fr-CH', 'de-AT', 'de-CH'], 'de-AT'],
  ['the usual one of the language', 'pt', ['pt', 'fr-CH'], 'pt-PT'],
  ['none but the language', 'fr', [], 'fr'],
  ['the digits that codes have', 'ar', ['ar-EG'], 'ar-EG-u-nu-latn'],
] as const)('writes numbers as in %s', (_rule, tag, preferred, expected) => {
  expect(regionOf(tag, preferred)).toBe(expected);
});

it('knows what is written from right to left, and what has no words of its own', () => {
  const tags = ['en', 'de', 'ar', 'en-XA', 'ar-XB'] as const;
  expect(tags.filter(isRightToLeft)).toEqual(['ar', 'ar-XB']);
  expect(tags.filter(isMadeFromEnglish)).toEqual(['en', 'en-XA', 'ar-XB']);
});
