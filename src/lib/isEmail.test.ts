import { isEmail } from './isEmail';

it.each([
  ['achats@boutique-amelie.test', true],
  ['a.b+c@x.y.test', true],
  ['', false],
  ['achats', false],
  ['achats@boutique', false],
  ['achats@boutique.', false],
  ['a b@boutique.test', false],
  ['a@b@boutique.test', false],
])('%j: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
