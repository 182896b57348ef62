import { formatRowError } from './formatRowError';

describe('formatRowError', () => {
  it('names the row, the column and what is wrong', () => {
    expect(formatRowError({ row: 7, column: 'wh_price', message: 'is required' })).toBe(
      'Row 7, column wh_price: is required',
    );
  });
});
