import { worded } from '../../test/worded';
import { message } from '../language/message';
import { inEnglish } from '../language/wording';
import {
  badRowsSentence,
  byRow,
  formatRowError,
  formatRowNote,
  noteLine,
  parseRowError,
  wordRows,
} from './rowErrors';

const at = (row: number, column: string) => ({ row, column, message: 'is required' });

it('sorts by row and preserves the order within a row', () => {
  const errors = [at(10, 'a'), at(2, 'b'), at(2, 'a')];
  expect(byRow(errors)).toEqual([at(2, 'b'), at(2, 'a'), at(10, 'a')]);
});

it.each([
  [[at(2, 'a'), at(2, 'b')], 'The file has 1 bad row, nothing was changed.'],
  [[at(2, 'a'), at(3, 'a')], 'The file has 2 bad rows, nothing was changed.'],
])('counts rows, not cells', (errors, sentence) => {
  expect(worded(badRowsSentence(errors))).toBe(sentence);
});

it('lists each cell once with all its errors, up to a limit', () => {
  const say = (message: string) => ({ row: 2, column: 'a', message });
  const long = say('x'.repeat(1001));
  expect(worded(byRow([say('is not in A'), say('is not in B'), say('is not in A')]))).toEqual([
    say('is not in A; is not in B'),
  ]);
  expect(byRow([long, say('is not in B')])).toEqual([long]);
});

it.each([
  [{ row: 2, column: 'a', message: 'is taken as 1' }, 'Row 2, column a: is taken as 1'],
  [{ row: 1, column: 'צבע', message: 'is left out' }, 'Row 1, column \u2068צבע\u2069: is left out'],
  [{ row: 2, column: '', message: 'the row is hidden' }, 'Row 2: the row is hidden'],
])('formats the note %j', (note, line) => {
  expect(formatRowNote(note)).toBe(line);
  expect(inEnglish(noteLine(note))).toBe(line);
});

describe('formatRowError', () => {
  it('contains the row, the column and the error', () => {
    expect(formatRowError({ row: 7, column: 'wh_price', message: 'is required' })).toBe(
      'Row 7, column wh_price: is required',
    );
  });
});

describe('parseRowError', () => {
  it.each([
    { row: 7, column: 'wh_price', message: 'is required' },
    { row: 1, column: 'sku', message: 'repeats: WJM123000M of row 2' },
  ])('parses the output of formatRowError', (error) => {
    expect(parseRowError(formatRowError(error))).toEqual(error);
  });

  it.each(['', 'The file is empty.', 'Row x, column sku: is required'])('returns null for %j', (line) => {
    expect(parseRowError(line)).toBeNull();
  });
});

it('words messages, and keeps words as they are', () => {
  const own = { row: 2, column: 'a', message: 'is not in A' };
  const ours = { row: 3, column: 'a', message: message('must be at most {most}', { most: 9 }) };
  expect(wordRows(inEnglish, [own, ours])).toEqual([own, { ...ours, message: 'must be at most 9' }]);
});
