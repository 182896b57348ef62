import { badRowsSentence, byRow, formatRowError, parseRowError } from './rowErrors';

const at = (row: number, column: string) => ({ row, column, message: 'is required' });

it('sorts by row and keeps the order within one', () => {
  const errors = [at(10, 'a'), at(2, 'b'), at(2, 'a')];
  expect(byRow(errors)).toEqual([at(2, 'b'), at(2, 'a'), at(10, 'a')]);
});

it.each([
  [[at(2, 'a'), at(2, 'b')], 'The file has 1 bad row, nothing was changed.'],
  [[at(2, 'a'), at(3, 'a')], 'The file has 2 bad rows, nothing was changed.'],
])('counts rows, not cells', (errors, sentence) => {
  expect(badRowsSentence(errors)).toBe(sentence);
});

describe('formatRowError', () => {
  it('names the row, the column and what is wrong', () => {
    expect(formatRowError({ row: 7, column: 'wh_price', message: 'is required' })).toBe(
      'Row 7, column wh_price: is required',
    );
  });
});

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
