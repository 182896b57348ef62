import { lineAmount } from './lineAmount';

describe('lineAmount', () => {
  it('is pieces times price, in cents', () => {
    expect(lineAmount({ quantity: 3, price: 1999 })).toBe(5997);
  });
});
