import { countryName } from './country';

it.each([
  ['PT', 'en', 'Portugal'],
  ['DE', 'fr', 'Allemagne'],
  ['XX', 'en', 'XX'],
])('%s in %s is %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});
