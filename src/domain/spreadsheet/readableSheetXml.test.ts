import { firstRowsOf, readableSheetXml } from './readableSheetXml';

it.each([
  ['<c r="a1" t="s"><v>0</v></c>', '<c r="A1" t="s"><v>0</v></c>'],
  ["<x:c s='1' r = 'aB12'/>", "<x:c s='1' r = 'AB12'/>"],
  ['<c r="A1"/><c r="b1"/>', '<c r="A1"/><c r="B1"/>'],
  ['<mergeCell ref="a1:b2"/>', '<mergeCell ref="A1:B2"/>'],
  ['<dimension ref="a1:C9"/>', '<dimension ref="A1:C9"/>'],
  ['<c r="A1" t="d"><v>2026-11-21</v></c>', '<c r="A1" t="str"><v>2026-11-21</v></c>'],
  ['<c r="a1" t="d" s="1"/>', '<c r="A1" t="str" s="1"/>'],
])('makes %s readable', (xml, expected) => {
  expect(readableSheetXml(xml)).toBe(expected);
});

it.each([
  '<row r="1"><c r="A1" t="str"><v>abc</v></c></row>',
  '<c r="A1" t="inlineStr"><is><t> r="a1"</t></is></c>',
  '<hyperlink ref="a1"/>',
])('leaves %s alone', (xml) => {
  expect(readableSheetXml(xml)).toBe(xml);
});

describe('firstRowsOf', () => {
  const row = (number: number, prefix = '') =>
    `<${prefix}row r="${number}"><${prefix}c r="A${number}" t="inlineStr"><${prefix}is><${prefix}t>${'Wool '.repeat(30)}</${prefix}t></${prefix}is></${prefix}c></${prefix}row>`;
  const rows = (count: number, prefix = '') =>
    Array.from({ length: count }, (_, index) => row(index + 1, prefix)).join('');
  const sheet = (data: string, prefix = '') =>
    `<${prefix}worksheet><${prefix}sheetData>${data}</${prefix}sheetData><${prefix}rowBreaks/></${prefix}worksheet>`;

  it.each(['', 'x:'])(
    'has the first rows and the last one of a large sheet, with the prefix "%s"',
    (prefix) => {
      expect(firstRowsOf(sheet(rows(9000, prefix), prefix), 3)).toBe(
        sheet(rows(3, prefix) + row(9000, prefix), prefix),
      );
    },
  );

  it.each([
    ['a small sheet', sheet(rows(5)), 3],
    ['a sheet with no more rows', sheet(rows(9000)), 9000],
    ['a sheet with fewer rows', sheet(rows(9000)), 9001],
    ['a sheet that is to be whole', sheet(rows(9000)), Infinity],
  ])('leaves %s as it is', (_what, xml, count) => expect(firstRowsOf(xml, count)).toBe(xml));
});
