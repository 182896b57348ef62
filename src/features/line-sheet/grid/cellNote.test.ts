import { buildGarment } from '../../../test/factories/buildGarment';
import { type CellNote, othersInLine, toldOf, withNote } from './cellNote';

it.each<[string, number, number[], string | null]>([
  ['24', 12, [12, 6], null],
  ['', 6, [], null],
  ['0', 6, [], null],
  ['00', 6, [], null],
  ['abc', 6, [], '6 removed: abc is no number'],
  ['-', 6, [], '6 removed: - is no number'],
  ['-3', 6, [], '6 removed: -3 is no quantity'],
  ['1.5', 1200, [], '1,200 removed: 1.5 is no quantity'],
  ['abc', 0, [], 'Nothing entered: abc is no number'],
  ['twenty-four pieces', 6, [], '6 removed: twenty-four … is no number'],
  ['9999999', 6, [], 'A quantity can be at most 999999: 9999999 was not entered'],
  ['1242', 12, [12, 0, 6], '1,242? The others in this row have 12 at most'],
  ['120', 12, [12], '120? The others in this row have 12 at most'],
  ['119', 12, [12], null],
  ['1242', 12, [], null],
  ['1242', 12, [0, 0], null],
  ['1', 0, [100], null],
])('%j typed over %j beside %j tells %j', (typed, before, others, text) => {
  const told = toldOf(typed, before, others);
  expect(told?.text ?? null).toBe(text);
  expect(told?.isQuestion ?? false).toBe(text?.includes('?') ?? false);
});

it.each([
  ['7', '7 is not a multiple of 6, take 6 or 12'],
  ['12', null],
  ['', null],
  ['1242', '1,242? The others in this row have 12 at most'],
])('%j of a garment in multiples of 6 tells %j', (typed, text) => {
  const told = toldOf(typed, 0, [12], 6);
  expect(told?.text ?? null).toBe(text);
  expect(told?.isQuestion ?? true).toBe(true);
});

it('compares a cell with its own line only', () => {
  const garment = buildGarment({ generic: 'WJM123' });
  const lines = { WJM123: { WJM123000S: 1, WJM123000M: 2, WJM123010S: 9 } };
  expect(othersInLine(garment, 'WJM123000S', lines)).toEqual([2, 0]);
  expect(othersInLine(garment, 'WJM999000S', lines)).toEqual([]);
});

describe('the notes', () => {
  const note = (sku: string): CellNote => ({
    sku,
    cell: sku,
    text: '',
    isQuestion: false,
    quantity: 0,
    step: null,
  });
  const skusOf = (notes: readonly CellNote[]) => notes.map(({ sku }) => sku);

  it('are one a cell, the newest last, and nine at most', () => {
    const nine = [...'abcdefghi'].map(note);
    expect(skusOf(withNote(nine, 'a', note('a'))).join('')).toBe('bcdefghia');
    expect(skusOf(withNote(nine, 'j', note('j'))).join('')).toBe('bcdefghij');
    expect(skusOf(withNote(nine, 'b', null)).join('')).toBe('acdefghi');
  });

  it('stay the same when there is nothing to tell', () => {
    const notes = [note('a')];
    expect(withNote(notes, 'b', null)).toBe(notes);
  });
});
