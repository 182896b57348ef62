import { worded } from '../../test/worded';
import type { RawCell } from '../spreadsheet/sheet';
import { addressOf } from '../spreadsheet/cell';
import type { FileCell } from '../spreadsheet/cell';
import { filledCell, readQuantityCell } from './filledCells';

it.each([
  [0, 0, 'A1'],
  [11, 25, 'Z12'],
  [0, 26, 'AA1'],
  [0, 701, 'ZZ1'],
])('names row %i and column %i %s', (row, column, address) => {
  expect(addressOf(row, column)).toBe(address);
});

it.each<[string, (RawCell & { f?: string }) | undefined, unknown]>([
  ['nothing', undefined, null],
  ['a blank cell', { t: 'z' }, null],
  ['a cell without a value', { t: 'n' }, null],
  ['an empty text', { t: 's', v: '' }, null],
  ['a value', { t: 'n', v: 4 }, 4],
  ['a formula with its value', { t: 'n', v: 4, f: 'D5*2' }, 4],
  ['a formula that was never calculated', { t: 'z', f: 'D5*2' }, '=D5*2'],
])('reads %s', (_what, raw, cell) => {
  expect(filledCell(raw, (one) => Number(one?.v))).toBe(cell);
});

it.each<[string, FileCell, unknown]>([
  ['a date', { ambiguity: 'date', shown: '12' }, { error: 'Not a whole number' }],
  ['a rounded fraction', { ambiguity: 'rounded', stored: 1.6, shown: 2 }, { error: 'Not a whole number' }],
  ['a formula without a value', { ambiguity: 'formula' }, { error: 'Not a whole number' }],
  [
    'a number shown in thousands',
    { ambiguity: 'rounded', stored: 1250, shown: 1 },
    { error: 'The cell holds 1250, but shows something else: enter the quantity again' },
  ],
])('does not take %s, which the cell shows otherwise', (_what, cell, reading) => {
  expect(worded(readQuantityCell(cell))).toEqual(reading);
});
