import { mergeSizes } from './garmentDraft';

it.each([
  ['S M L', 'S M L', 'S M L'],
  ['S M L', 'L M S', 'L M S'],
  ['S M L', 'XS S M L XL', 'XS S M L XL'],
  ['S M L', 'XL', 'S M L XL'],
  ['S M L', 'XL XXL', 'S M L XL XXL'],
  ['S M L', 'XS S', 'XS S M L'],
  ['36 40', '38 40', '36 38 40'],
  ['S M L', 'M', 'S M L'],
  ['M L', 'M XL', 'M L XL'],
  ['', 'S M', 'S M'],
])('merges %j and %j into %j', (known, given, merged) => {
  const sizes = (text: string) => text.split(' ').filter((size) => size !== '');
  expect(mergeSizes(sizes(known), sizes(given))).toEqual(sizes(merged));
});
