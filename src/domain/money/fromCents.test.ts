import fc from 'fast-check';
import { fromCents } from './fromCents';
import { toCents } from './toCents';

describe('fromCents', () => {
  it.each([
    [0, 0],
    [1999, 19.99],
    [-5, -0.05],
  ])('%i cents are %d', (cents, amount) => {
    expect(fromCents(cents)).toBe(amount);
  });

  it('loses no cent there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });
});
