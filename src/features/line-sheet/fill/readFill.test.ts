import { worded } from '../../../test/worded';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type BookType, utils, write } from 'xlsx';
import { readFill } from './readFill';

const list = [
  ['sku', 'quantity'],
  ['WJM123000M', 4],
];
const text = 'sku;quantity;note\r\nWJM123000M;4;für März\r\n';

function workbook(bookType: BookType): Uint8Array {
  return new Uint8Array(write(utils.book_new(utils.aoa_to_sheet(list), 'List'), { type: 'array', bookType }));
}

const cells = [{ sku: 'WJM123000M', base: null, quantity: 4, address: 'B2' }];

it.each<[string, Uint8Array]>([
  ['.xlsx', workbook('xlsx')],
  ['.xls', workbook('biff8')],
  ['.ods', workbook('ods')],
  ['.csv in UTF-8', new TextEncoder().encode(text)],
  ['.csv in UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`)],
  ['.csv as Excel saves it on Windows', Buffer.from(text, 'latin1')],
  ['.txt in UTF-16, as Excel saves it', Buffer.from(`\ufeff${text.replaceAll(';', '\t')}`, 'utf16le')],
])('reads %s', (_what, bytes) => {
  expect(readFill(bytes)).toEqual({
    state: 'read',
    file: { origin: null, cells, refused: [] },
    question: null,
  });
});

it.each(['<f>2+2</f>', '<f>2+2</f><v></v>'])(
  'a formula that was never calculated is no empty cell: %s',
  (formula) => {
    const files = unzipSync(workbook('xlsx'));
    const name = 'xl/worksheets/sheet1.xml';
    const xml = strFromU8(files[name] ?? new Uint8Array());
    const rows = xml.replace(
      /<row r="2".*?<\/row>/,
      (row) => row + row.replaceAll('2"', '3"').replace('<v>4</v>', formula),
    );
    const book = zipSync({ ...files, [name]: strToU8(rows) });
    expect(worded(readFill(book))).toEqual({
      state: 'read',
      file: { origin: null, cells, refused: [{ address: 'B3', text: '=2+2', reason: 'Not a whole number' }] },
      question: null,
    });
  },
);
