import type { Cell } from '../spreadsheet/cell';
import { type FormLine, readLine, readOrigin, writeLine, writeOrigin } from './formMarks';

const origin = { order: '12', orderName: 'Winter', catalog: '3', catalogName: 'Women AW26', version: 7 };
const mark = writeOrigin(origin).replace(/\[.*/, '');

it('reads the origin that it writes', () => {
  expect(readOrigin(writeOrigin(origin))).toEqual(origin);
});

it.each<[string, Cell]>([
  ['a number', 12],
  ['another text', 'Winter'],
  ['a cut text', `${mark}["12","Win`],
  ['no list', `${mark}{}`],
  ['too short a list', `${mark}["12","Winter","3","Women AW26"]`],
])('reads no origin from %s', (_what, cell) => {
  expect(readOrigin(cell)).toBeNull();
});

it('reads the line that it writes', () => {
  const line: FormLine = [['WJM123000S', 4], null];
  expect(readLine(writeLine(line))).toEqual(line);
});

it.each<[string, Cell]>([
  ['a number', 12],
  ['another text', 'Winter'],
  ['a cut text', '[["WJM123000S",4],'],
  ['a place that is no list', '["WJM123000S"]'],
  ['a place without pieces', '[["WJM123000S"]]'],
])('reads no line from %s', (_what, cell) => {
  expect(readLine(cell)).toBeNull();
});
