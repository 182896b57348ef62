import { firstRowsOf, firstRowsOfOds, readableSheetXml } from './readableSheetXml';

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

describe('firstRowsOfOds', () => {
  const row = (text: string, attributes = '') =>
    `<table:table-row${attributes}><table:table-cell><text:p>${text}</text:p></table:table-cell></table:table-row>`;
  const long = 'Wool '.repeat(40);
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => row(`${long}${index}`)).join('');
  const gap = (count: number) =>
    `<table:table-row table:number-rows-repeated="${count}"><table:table-cell/></table:table-row>`;
  const table = (content: string) => `<table:table table:name="A">${content}${gap(1_000_000)}</table:table>`;

  it('has the first rows and the last filled one of a large sheet, at its place', () => {
    const repeated = row(long, ' table:number-rows-repeated="4"');
    const small = table(rows(9));
    const large = table(`${rows(9000)}${repeated}${row('last')}`);
    expect(firstRowsOfOds(small + large, 3)).toBe(small + table(`${rows(3)}${gap(8997 + 4)}${row('last')}`));
  });

  it.each([
    ['groups of rows', table(`<table:table-row-group>${rows(9000)}</table:table-row-group>`), 3],
    ['no more rows', table(rows(9000)), 9000],
    ['no rows', table(`<table:shapes>${long.repeat(9000)}</table:shapes>`), 3],
  ])('leaves a sheet with %s as it is', (_what, content, count) =>
    expect(firstRowsOfOds(content, count)).toBe(content),
  );
});
