import { badRowsSentence, byRow } from './badRows';

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
