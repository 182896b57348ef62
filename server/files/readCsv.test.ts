import { readCsv } from './readSpreadsheet';

function read(text: string, encoding: BufferEncoding = 'utf8') {
  const { header, rows } = readCsv(Buffer.from(text, encoding));
  return { header, rows: [...rows] };
}

test.each([
  ['commas', 'sku,stock\nWJM123000M,4\n'],
  ['semicolons', 'sku;stock\r\nWJM123000M;4\r\n'],
  ['tabs and an old Mac’s line ends', 'sku\tstock\rWJM123000M\t4'],
  ['a byte order mark and quotes', '\uFEFF"sku","stock"\n"WJM123000M","4"'],
])('%s', (_what, text) => {
  expect(read(text)).toMatchObject({
    header: ['sku', 'stock'],
    rows: [{ row: 2, cells: ['WJM123000M', '4'] }],
  });
});

test.each(['utf8', 'utf16le', 'latin1'] as const)('letters in %s', (encoding) => {
  expect(read('sku;stock\nGRÜN;4\n', encoding).rows).toEqual([{ row: 2, cells: ['GRÜN', '4'] }]);
});

test('quotes hold separators, line ends and quotes; a stray quote is text', () => {
  expect(read('a,b\n"x, ""y""\nz",1\n5" tube,"open" here\n').rows.map(({ cells }) => cells)).toEqual([
    ['x, "y"\nz', '1'],
    ['5" tube', 'open here'],
  ]);
});

test('an unclosed quote is refused, as it is unknown which rows it swallowed', () => {
  expect(() => read('sku,stock\nWJM123000M,4\n"WJM123000L,5\nWJM123000S,6\n')).toThrow(
    'The file has a quote in row 3 that is never closed; close it and try again.',
  );
});

test('rows may have fewer or more cells than the header', () => {
  expect(read('sku,stock\nWJM123000M\nWJM123000L,4,0001,').rows.map(({ cells }) => cells)).toEqual([
    ['WJM123000M'],
    ['WJM123000L', '4', '0001', ''],
  ]);
});

test('rows have their number in the file, counting blank ones', () => {
  expect(read('sku,stock\n\nWJM123000M,4').rows).toEqual([
    { row: 2, cells: [''] },
    { row: 3, cells: ['WJM123000M', '4'] },
  ]);
});

test.each(['', '\n'])('an empty file has an empty header: %j', (text) => {
  expect(read(text).header.join('')).toBe('');
});
