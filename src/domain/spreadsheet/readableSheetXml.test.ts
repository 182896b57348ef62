import { readableSheetXml } from './readableSheetXml';

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
