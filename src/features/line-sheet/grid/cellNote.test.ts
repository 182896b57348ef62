import { buildGarment } from '../../../test/factories/buildGarment';
import { othersOf, entryNote, isNothing, unclearNote } from './cellNote';
import { english } from '../../../languages/useT';

it.each<[string, number, number, string | null]>([
  ['24', 12, 12, null],
  ['', 6, 0, null],
  ['0', 6, 0, null],
  ['00', 6, 0, null],
  ['0,00', 6, 0, null],
  ['abc', 6, 0, '6 removed: abc is no number'],
  ['-', 6, 0, '6 removed: - is no number'],
  ['-3', 6, 0, 'Not a whole number: -3 was not entered'],
  ['1.5', 1200, 0, 'Not a whole number: 1.5 was not entered'],
  ['abc', 0, 0, 'Nothing entered: abc is no number'],
  ['twenty-four pieces', 6, 0, '6 removed: twenty-four … is no number'],
  ['9999999', 6, 0, 'A quantity can be at most 999999: 9999999 was not entered'],
  ['1242', 12, 12, '1,242? The others in this row have 12 at most'],
  ['1,242', 12, 12, '1,242? The others in this row have 12 at most'],
  ['120', 12, 12, '120? The others in this row have 12 at most'],
  ['119', 12, 12, null],
  ['1242', 12, 0, null],
  ['1', 0, 100, null],
  ['１２', 6, 12, null],
  ['٠', 6, 12, null],
  ['12 pcs', 6, 12, null],
  ['5 or 6', 6, 12, 'Not a whole number: 5 or 6 was not entered'],
  ['kein', 6, 12, '6 removed: kein is no number'],
])('%j typed over %j beside %j has the note %j', (typed, before, max, text) => {
  const note = entryNote(english.t, typed, before, { scope: 'in this row', max });
  expect(note?.text ?? null).toBe(text);
  expect(note?.isQuestion ?? false).toBe(text?.includes('?') ?? false);
});

it.each([
  ['7', '7 is not a multiple of 6, take 6 or 12'],
  ['12', null],
  ['', null],
  ['1242', '1,242? The others of this garment have 12 at most'],
])('%j of a garment in multiples of 6 has the note %j', (typed, text) => {
  const note = entryNote(english.t, typed, 0, { scope: 'of this garment', max: 12 }, 6);
  expect(note?.text ?? null).toBe(text);
  expect(note?.isQuestion ?? true).toBe(true);
});

it.each<[string, number, string, boolean]>([
  ['12,000', 0, 'Read as 12,000 pieces', true],
  ['12.000', 9000, 'Read as 12,000 pieces', true],
  ['1.234', 0, 'Read as 1,234 pieces', false],
  ['12,000', 24, '12,000? The others in this row have 24 at most', true],
])('%j typed beside %j says how it was read: %s', (typed, max, text, isQuestion) => {
  expect(entryNote(english.t, typed, 0, { scope: 'in this row', max })).toEqual({ text, isQuestion });
});

it.each<[number[], number[], string, string | null]>([
  [[12_000], [12], 'Read as 12,000 pieces', 'Make it 12'],
  [[1], [1000], 'Read as 1 piece', 'Make it 1,000'],
  [[12_000, 12_000], [12, 12], 'Read as 12,000 pieces in 2 cells', 'Make them 12'],
  [[12_000, 6000], [12, 6], 'Read as 12,000 and 6,000 pieces in 2 cells', 'Make them 12 and 6'],
  [[3000, 2000, 1000], [3, 2, 1], 'Read as 3,000, 2,000, … pieces in 3 cells', 'Make them 3, 2, …'],
  [[1234], [], 'Read as 1,234 pieces', null],
])('%j instead of %j: %s', (read, otherwise, text, label) => {
  const edits = (quantities: number[]) => quantities.map((quantity) => ({ sku: 'S', quantity }));
  expect(unclearNote(english.t, { read: edits(read), otherwise: edits(otherwise) })).toEqual({ text, label });
});

it.each([
  ['', true],
  ['\u200b ', true],
  ['0', true],
  ['０', true],
  ['0,000', true],
  ['abc', false],
  ['-', false],
  ['1.5', false],
  ['7', false],
])('%j says that nothing is ordered: %s', (text, expected) => {
  expect(isNothing(text)).toBe(expected);
});

const row = { WJM123000S: 1, WJM123000M: 2 };
const garmentRest = { WJM123010S: 9 };
const order = { WJM200: { WJM200000S: 30 }, WJM300: { WJM300000S: 4 } };

it.each([
  ['its own row', { ...order, WJM123: { ...row, ...garmentRest } }, { scope: 'in this row', max: 2 }],
  [
    'its garment when the row is empty',
    { ...order, WJM123: garmentRest },
    { scope: 'of this garment', max: 9 },
  ],
  ['the order when the garment is empty', order, { scope: 'in this order', max: 30 }],
  [
    'nothing when the order has only the cell itself',
    { WJM123: { WJM123000S: 5 } },
    { scope: 'in this order', max: 0 },
  ],
])('compares a cell with %s', (_name, lines, expected) => {
  expect(othersOf(buildGarment({ generic: 'WJM123' }), 'WJM123000S', lines)).toEqual(expected);
});
