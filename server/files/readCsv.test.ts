import { readCsv } from './readCsv';

function read(text: string) {
  const { header, rows } = readCsv(text);
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

test('quotes hold separators, line ends and quotes; a stray quote is text', () => {
  expect(
    read('a,b\n"x, ""y""\nz",1\n5" tube,"open\n')
      .rows.map(({ cells }) => cells)
      .slice(0, 2),
  ).toEqual([
    ['x, "y"\nz', '1'],
    ['5" tube', '"open'],
  ]);
});

test('rows keep their number, blank ones are told by it', () => {
  expect(read('sku,stock\n\nWJM123000M,4').rows).toEqual([
    { row: 2, cells: [''] },
    { row: 3, cells: ['WJM123000M', '4'] },
  ]);
});

test.each(['', '\n'])('an empty file has an empty header: %j', (text) => {
  expect(read(text).header.join('')).toBe('');
});
