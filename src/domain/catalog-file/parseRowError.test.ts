import { formatRowError } from './formatRowError';
import { parseRowError } from './parseRowError';

describe('parseRowError', () => {
  it.each([
    { row: 7, column: 'wh_price', message: 'is required' },
    { row: 1, column: 'sku', message: 'repeats: WJM123000M of row 2' },
  ])('reads what formatRowError writes', (error) => {
    expect(parseRowError(formatRowError(error))).toEqual(error);
  });

  it.each(['', 'The file is empty.', 'Row x, column sku: is required'])('leaves %j alone', (line) => {
    expect(parseRowError(line)).toBeNull();
  });
});
