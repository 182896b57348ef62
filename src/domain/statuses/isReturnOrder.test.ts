import { isReturnOrder } from './isReturnOrder';

describe('isReturnOrder', () => {
  it.each([
    ['return', true],
    ['initial', false],
    ['repo', false],
  ])('catalog_type %s: %s', (catalog_type, isReturn) => {
    expect(isReturnOrder({ catalog_type })).toBe(isReturn);
  });
});
