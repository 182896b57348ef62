import { isolated } from './isolated';

it.each([
  ['Boutique Amélie', 'Boutique Amélie'],
  ['', ''],
  ['בוטיק 12', '\u2068בוטיק 12\u2069'],
  ['متجر (2)', '\u2068متجر (2)\u2069'],
  ['Amélie ע', '\u2068Amélie ע\u2069'],
])('%j', (name, shown) => {
  expect(isolated(name)).toBe(shown);
});
