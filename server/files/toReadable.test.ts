import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CFB } from 'xlsx';
import { buildPackedZip, buildWorkbook, packZip, workbookParts } from '../test/buildSpreadsheet';
import { storeZip } from './zip';
import { spreadsheetLimits } from '../../src/domain/spreadsheet/sheet';
import { toReadable } from './toReadable';

const text = (content: string) => Buffer.from(content);
const fixture = (name: string) => readFileSync(path.join(__dirname, '../../e2e/fixtures', name));
const sound = workbookParts('<sheetData/>');
const zipOf = (...names: string[]) => packZip(names.map((name) => ({ name, content: text('<x/>') })));

function compoundOf(...names: string[]): Buffer {
  const file: object = CFB.utils.cfb_new();
  for (const name of names) CFB.utils.cfb_add(file, name, text('content'));
  const bytes: Buffer = CFB.write(file, { type: 'buffer' });
  return bytes;
}

describe('a valid workbook', () => {
  it('in .xlsx is unpacked to the parts that are read', async () => {
    const more = ['xl/media/image1.jpeg', 'xl/externalLinks/externalLink1.xml', 'docProps/app.xml'];
    const zip = packZip([...sound, ...more.map((name) => ({ name, content: text('…') }))]);
    expect(await toReadable(zip)).toEqual({ bytes: storeZip(sound), sheet: 0 });
  });
});

const notExcel = 'The file is not an Excel file; save it as .xlsx or .xls and try again.';
const damaged = 'The file is damaged; open it in your spreadsheet program, save it again and try again.';
const password = 'The file is protected with a password; remove the password and try again.';
const macros = 'The file contains macros; save it as .xlsx without them and try again.';
const html = '<html><table><tr><td>generic</td></tr></table></html>';

it.each<[string, Buffer, string]>([
  ['an empty file', Buffer.alloc(0), 'The file is empty.'],
  ['text', text('generic,name\nWJM123,Coat\n'), notExcel],
  ['a web page that calls itself .xls', text(html), notExcel],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), notExcel],
  ['a zip of something else', zipOf('photo.jpg'), notExcel],
  ['a document of another office program', zipOf('word/document.xml', '[Content_Types].xml'), notExcel],
  [
    'an OpenDocument spreadsheet',
    zipOf('mimetype', 'content.xml'),
    'The file is an OpenDocument spreadsheet; save it as .xlsx and try again.',
  ],
  [
    'a binary workbook',
    buildWorkbook([['generic']], { bookType: 'xlsb' }),
    'The file is a binary workbook (.xlsb); save it as .xlsx and try again.',
  ],
  ['a workbook with macros', zipOf('xl/workbook.xml', 'xl/vbaProject.bin'), macros],
  ['an .xls with macros', compoundOf('/Workbook', '/_VBA_PROJECT_CUR/VBA/dir'), macros],
  ['an .xlsx with a password', compoundOf('/EncryptionInfo', '/EncryptedPackage'), password],
  ['an .xls with a password', fixture('catalog-password.xls'), password],
  ['a zip with a password', buildPackedZip('xl/workbook.xml', text('<x/>'), { flags: 1 }), password],
  ['a compound file of something else', compoundOf('/WordDocument'), notExcel],
  ['a broken compound file', compoundOf('/Workbook').subarray(0, 700), damaged],
  ['an .xls whose records are none', compoundOf('/Workbook'), damaged],
  ['a zip cut in half', packZip(sound).subarray(0, 900), damaged],
  [
    'parts in UTF-16',
    packZip([{ name: 'xl/workbook.xml', content: Buffer.from('<x/>', 'utf16le') }]),
    damaged,
  ],
])('%s is refused with a message', async (_case, bytes, message) => {
  await expect(toReadable(bytes)).rejects.toThrow(expect.objectContaining({ message }));
});

describe('over the limits', () => {
  const unpacked = 'The file is larger than 200 MiB when it is unpacked.';

  it.each<[string, () => Buffer, string]>([
    ['a file', () => Buffer.alloc(spreadsheetLimits.bytes + 1), 'The file is larger than 20 MiB.'],
    [
      'what a directory declares, before anything is unpacked',
      () => buildPackedZip('xl/workbook.xml', text('small'), { size: spreadsheetLimits.unpackedBytes + 1 }),
      unpacked,
    ],
    [
      'a real bomb',
      () => buildPackedZip('xl/workbook.xml', Buffer.alloc(spreadsheetLimits.unpackedBytes + 1, ' ')),
      unpacked,
    ],
  ])('%s is too large', async (_case, build, message) => {
    await expect(toReadable(build())).rejects.toThrow(expect.objectContaining({ status: 413, message }));
  });

  it('a bomb that declares too little is damaged, and never unpacked beyond that', async () => {
    const bomb = buildPackedZip('xl/workbook.xml', Buffer.alloc(50 * 1024 * 1024, ' '), { size: 10 });
    await expect(toReadable(bomb)).rejects.toThrow(damaged);
  });
});
