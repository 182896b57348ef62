import { message } from '../language/message';
import { worded } from '../../test/worded';
import { noteColumns, noteRows } from './notesOf';
import type { Table } from './table';

it.each([
  ['no row', [], []],
  ['one row', [4], ['Row 4: text']],
  ['one row twice', [4, 4], ['Row 4: text']],
  ['several rows', [4, 2, 7], ['Row 4 and 2 more: text']],
])('summarizes %s in one line', (_which, rows, lines) => {
  expect(worded(noteRows(rows, message('text')))).toEqual(lines);
});

const table: Table = {
  header: ['Code', 'Remark', 'Blank', 'Season'],
  rows: [{ row: 2, cells: ['A1', 'late', null, 'SS27'] }],
};

it.each([
  [['Code', 'Remark', 'Season'], []],
  [['Code', 'Season'], ['Nothing is taken from the column Remark']],
  [['Code'], ['Nothing is taken from the columns Remark, Season']],
])('lists the unused columns with data, except %p', (reported, lines) => {
  expect(worded(noteColumns(table, (_column, title) => reported.includes(title)))).toEqual(lines);
});
