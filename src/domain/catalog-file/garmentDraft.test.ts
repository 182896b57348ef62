import { sizeOf, sizesToShow } from './garmentDraft';

it.each([
  [{ sku: null, size: 'M' }, 'M'],
  [{ sku: 'WJM123000L', size: 'M' }, 'M'],
  [{ sku: 'WJM123000L', size: null }, 'L'],
  [{ sku: null, size: null }, ''],
])('the size of %j is %j', (sku, size) => {
  expect(sizeOf(sku)).toBe(size);
});

it('shows the sizes of all colors from small to large where the file has each by the alphabet', () => {
  const sku = (color: string, code: string | null, size: string | null) => ({
    row: 2,
    sku: code,
    color,
    size,
    ean: null,
    own_sku: null,
    stock: null,
  });
  const skus = [
    sku('000', null, 'L'),
    sku('001', 'WJM123001L', null),
    sku('000', null, 'S'),
    sku('001', null, 'M'),
  ];
  expect(sizesToShow(skus)).toEqual(['S', 'M', 'L']);
});
