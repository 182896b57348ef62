import { bestLanguage, isLanguageTag } from './languages';

it.each([
  ['the first that is offered', ['fr', 'ar-XB', 'en'], 'ar-XB'],
  ['another region of a language', ['fr', 'en-GB'], 'en'],
  ['its own region first', ['en-XA'], 'en-XA'],
  ['the first one offered where none fits', ['fr', 'de'], 'en'],
] as const)('shows %s', (_rule, preferred, expected) => {
  expect(bestLanguage(preferred, ['en', 'en-XA', 'ar-XB'])).toBe(expected);
});

it('shows English where nothing is offered', () => {
  expect(bestLanguage(['ar-XB'], [])).toBe('en');
});

it.each([
  ['en', true],
  ['en-XA', true],
  ['tlh', false],
])('knows whether the page has %s: %s', (tag, isKnown) => {
  expect(isLanguageTag(tag)).toBe(isKnown);
});
