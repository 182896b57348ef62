import type { FileCell } from './cell';
import { LostZeros } from './lostZeros';

function badRows(column: string, ...cells: FileCell[]): number[] {
  const lostZeros = LostZeros.of(column);
  cells.forEach((cell, index) => lostZeros?.add(index + 2, cell));
  return lostZeros?.errors().map(({ row }) => row) ?? [];
}

it.each<[string, string, FileCell[], number[]]>([
  ['a number among texts with a zero', 'style_code', ['01234', '11234', 1235], [4]],
  ['one before them', 'own_sku', [1235, ' 01234 '], [2]],
  ['one of their length', 'own_sku', ['01234', 12345], []],
  ['texts, which are as they were typed', 'own_sku', ['01234', '1235'], []],
  ['texts of several lengths', 'own_sku', ['01234', '012345', 1235], []],
  ['no text with a zero', 'own_sku', ['A1', '12', 1235], []],
  ['what is no code', 'own_sku', ['01234', 1.5, -1, true, null], []],
  ['an EAN that is known without its zero', 'ean', ['036000291452', 36000291452], []],
  ['an EAN in a column of skus', 'sku', ['036000291452', 36000291452], []],
  ['a code of a color', 'color_code', ['0012', 12], [3]],
  ['a SAP ID that is padded', 'sap_id', ['0000012345', 12345], []],
  ['a SAP ID that is padded to another length', 'sap_id', ['0000001234', 1234], [3]],
  ['a size', 'size', ['00', 0], []],
])('finds codes that lost their zeros: %s', (_what, column, cells, rows) => {
  expect(badRows(column, ...cells)).toEqual(rows);
});
