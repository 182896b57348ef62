import { cellsBy, type RawCell } from './toCell';

const toCell = cellsBy({
  isDate: (format) => format.includes('y'),
  show: (format, value) => {
    if (value < 0) throw new Error('No date.');
    return `${format} of ${value}`;
  },
});

it.each<[string, RawCell | undefined, unknown]>([
  ['nothing', undefined, null],
  ['an empty cell', { t: 'z' }, null],
  ['a text', { t: 's', v: 'Coat' }, 'Coat'],
  ['half of a character', { t: 's', v: 'a\ud83d' }, 'a\ufffd'],
  ['a truth', { t: 'b', v: true }, true],
  ['a date of its own type', { t: 'd', v: new Date('2026-11-21T00:00:00Z') }, '2026-11-21'],
  ['an error by its name', { t: 'e', v: 42 }, '#N/A'],
  ['an unknown error', { t: 'e', v: 99 }, '#VALUE!'],
  ['a number', { t: 'n', v: 12.5 }, 12.5],
  ['a number without end', { t: 'n', v: Infinity }, '#NUM!'],
  ['a code with the zeros of its format', { t: 'n', v: 7, z: '000' }, '007'],
  ['a code with a language in its format', { t: 'n', v: 7, z: '[$-409]0000;@' }, '0007'],
  ['a code that is long enough', { t: 'n', v: 1234, z: '000' }, 1234],
  ['a negative code', { t: 'n', v: -7, z: '000' }, -7],
  ['half a code', { t: 'n', v: 1.5, z: '000' }, 1.5],
  ['a date', { t: 'n', v: 46000, z: 'yyyy' }, 'yyyy of 46000'],
  ['the same format once more', { t: 'n', v: 46001, z: 'yyyy' }, 'yyyy of 46001'],
  ['a date that is none', { t: 'n', v: -1, z: 'yyyy' }, -1],
])('reads %s', (_what, cell, value) => {
  expect(toCell(cell)).toEqual(value);
});
