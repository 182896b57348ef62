import { isEmail } from './isEmail';

it.each([
  'achats@boutique-amelie.test',
  'a.b+c@x.y.test',
  "o'neil+b2b@eu.shop-2.test",
  'ACHATS@Boutique-Amelie.TEST',
])('%j is one', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'shop',
  'shop.test',
  '@shop.test',
  'shop@',
  'shop@boutique',
  'shop@boutique.',
  'shop@boutique..test',
  'shop@-boutique.test',
  '.shop@boutique.test',
  'a b@boutique.test',
  'a@b@boutique.test',
  ' shop@boutique.test',
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
