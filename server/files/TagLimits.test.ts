import { TagLimits } from './TagLimits';
import { workbookParts } from '../test/buildSpreadsheet';

const part = (name: string, content: string) => ({ name, content: Buffer.from(content) });
const sheet = (content: string) => part('xl/worksheets/sheet1.xml', content);
const damaged = 'The file is damaged; open it in your spreadsheet program, save it again and try again.';

/** Counts in parts that come in pieces of this size. */
function limitTags(parts: readonly { name: string; content: Buffer }[], pieceSize = 1024 * 1024): void {
  const limits = new TagLimits();
  for (const { name, content } of parts) {
    const count = limits.ofPart(name, name.endsWith('/sheet1.xml'));
    for (let at = 0; at < content.length; at += pieceSize) count(content.subarray(at, at + pieceSize), false);
    count(Buffer.alloc(0), true);
  }
}

const tooMuch = 'The file is too large to be read; split it into smaller files.';

it.each([
  ['as many cells as a row can have', [sheet('<row>' + '<c/>'.repeat(16_384) + '</row>')]],
  ['rows of them', [sheet(('<x:row>' + '<x:c r="A1">'.repeat(9000) + '</x:row>').repeat(3))]],
  ['the texts of many cells', [sheet('<v>1</v><f>A1</f><is><t>x</t></is>'.repeat(300_000))]],
  ['the runs of rich texts', [part('xl/sharedStrings.xml', `<si>${'<r><t>x</t></r>'.repeat(600_000)}</si>`)]],
])('%s are accepted', (_case, parts) => {
  expect(() => limitTags(parts)).not.toThrow();
});

it.each<[string, { name: string; content: Buffer }[], string]>([
  ['more cells than a row can have', [sheet('<row>' + '<c r="A1"/>'.repeat(16_385))], damaged],
  ['rows opened inside of rows', [sheet(('<row>' + '<c/>'.repeat(9000)).repeat(2))], damaged],
  ['cells in a namespace', [sheet('<x:row>' + '<x:c>'.repeat(16_385))], damaged],
  ['too many rows', [sheet('<row/>'.repeat(5_000_001))], tooMuch],
  ['too many merged cells', [sheet('<mergeCell ref="A1:B1"/>'.repeat(500_001))], tooMuch],
  ['too many links', [sheet('<hyperlink/>'.repeat(500_001))], tooMuch],
  ['too many texts', [part('xl/sharedStrings.xml', '<si/>'.repeat(1_000_001))], tooMuch],
  ['too many texts elsewhere', [part('xl/texts.xml', '<si/>'.repeat(1_000_001))], tooMuch],
  ['too many styles', [part('xl/styles.xml', '<xf/>'.repeat(500_001))], tooMuch],
  [
    'too many in several parts together',
    [part('xl/styles.xml', '<xf/>'.repeat(300_000)), part('xl/other.xml', '<a/>'.repeat(300_000))],
    tooMuch,
  ],
  ['text in which tags cannot be seen', [part('xl/a.xml', '<\0x\0>\0')], damaged],
])('%s are refused', (_case, parts, message) => {
  expect(() => limitTags(parts)).toThrow(message);
});

describe('rows', () => {
  const filled = '<row><c><v>1</v></c></row>';
  const blanks =
    '<row/><row><c s="1"/><c t="str"><f>A1</f><v></v></c><c><v/></c><c t="inlineStr"><is><t/></is></c></row>';
  const tooManyRows = 'The file has more than 200,000 rows.';
  const withSecond = (first: string, second: string) => [
    ...workbookParts(first),
    part('xl/worksheets/sheet2.xml', second),
  ];

  it('up to the limit are accepted, not counting blank ones and other sheets', () => {
    const most = filled.repeat(200_001) + blanks.repeat(1000);
    expect(() => limitTags(withSecond(most, filled.repeat(200_002)))).not.toThrow();
  });

  it.each([
    ['numbers', filled],
    ['texts', '<x:row><x:c t="inlineStr"><x:is><x:t xml:space="preserve">x</x:t></x:is></x:c></x:row>'],
  ])('of %s are refused beyond it', (_kind, row) => {
    expect(() => limitTags(workbookParts(row.repeat(200_002)))).toThrow(tooManyRows);
  });
});

it('counts tags that are divided between pieces', () => {
  const row = `<row>${'<c r="A1" t="inlineStr"><is><t>some text</t></is></c>'.repeat(300)}</row>`;
  for (const size of [1, 2, 3, 7]) {
    expect(() => limitTags([sheet('<row>' + '<c r="A1"/>'.repeat(16_385))], size)).toThrow(damaged);
    expect(() => limitTags([sheet(row)], size)).not.toThrow();
  }
});

it('refuses a text that never ends', () => {
  const text = (length: number) => sheet(`<row><c><v>${'1'.repeat(length)}</v></c></row>`);
  expect(() => limitTags([text(900_000)], 100_000)).not.toThrow();
  expect(() => limitTags([text(1_100_000)], 100_000)).toThrow(tooMuch);
});
