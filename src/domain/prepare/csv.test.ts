import { parseCsv, separatorOf, separators } from './csv';

it.each<[string, string[][]]>([
  ['', []],
  ['a', [['a']]],
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,\n,b',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a,', [['a', '']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"a,b",c', [['a,b', 'c']]],
  ['"a\nb",c', [['a\nb', 'c']]],
  ['"say ""yes""",c', [['say "yes"', 'c']]],
  ['"", ', [['', ' ']]],
  ['"never closed, b\nc', [['never closed, b\nc']]],
  ['"a" and more,b', [['a and more', 'b']]],
  ['5" heel,b', [['5" heel', 'b']]],
])('reads %j', (text, rows) => {
  expect(parseCsv(text, ',').rows).toEqual(rows);
});

it.each([
  ['a\n"b', 2],
  ['"a" b\n"c"', null],
])('finds the row with an unclosed quote in %j', (text, row) => {
  expect(parseCsv(text, ',').openQuote).toBe(row);
});

it('reads up to the max number of rows', () => {
  expect(parseCsv('a\nb\nc', ',', 2).rows).toEqual([['a'], ['b']]);
});

it.each([
  ['a;b;c\n1,5;2,5;3,5', ';'],
  ['a,b\n1,2', ','],
  ['a\tb\n1\t2', '\t'],
  ['a|b\n1|2', '|'],
  ['Artikel;Größe;EK\nA1;S,M,L,XL;12,50\nA2;S,M,L,XL;9,90', ';'],
  ['no separator at all\nnone', ','],
  ['', ','],
])('finds the separator of %j', (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});

it.each(['sep=;\r\n', 'sep=;\r', '"sep=;"\n', '"sep=;";;;\r\n', 'SEP=;\n', 'sep=; \r\n'])(
  'takes the line %j as naming the separator',
  (line) => {
    expect(separatorOf(`${line}a,b;1\nc,d;2`)).toBe(';');
    expect(parseCsv(`${line}a;b`, ';').rows).toEqual([['a', 'b']]);
  },
);

it('round-trips any rows, and reads any text', () => {
  const signs = ['"', ',', ';', '\n', '\r', '\t', '|', 'a', ' ', 'ß'];
  // A fixed seed: the same texts at each run.
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  const randomText = () => Array.from({ length: next(9) }, () => signs[next(signs.length)]).join('');
  for (let round = 0; round < 500; round += 1) {
    const separator = separators[next(separators.length)]?.value ?? ',';
    const rows = Array.from({ length: 1 + next(4) }, () => Array.from({ length: 2 + next(3) }, randomText));
    const text = rows
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
      .join('\n');
    expect(parseCsv(text, separator).rows).toEqual(rows);
    expect(() => parseCsv(randomText(), separatorOf(randomText()))).not.toThrow();
  }
});
