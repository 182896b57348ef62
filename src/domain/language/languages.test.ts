import { isLanguageTag, matchLanguage } from './languages';

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
