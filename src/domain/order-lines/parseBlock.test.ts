import { parseBlock } from './parseBlock';

it.each<[string, string, string[][]]>([
  ['nothing', '', []],
  ['one cell', '5', [['5']]],
  ['one cell with the break that Excel adds', '5\r\n', [['5']]],
  ['a row', '1\t2\t3', [['1', '2', '3']]],
  [
    'a block',
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['lines of other systems', '1\n2\r3', [['1'], ['2'], ['3']]],
  [
    'blank cells at every edge',
    '\t2\t\n\t\t',
    [
      ['', '2', ''],
      ['', '', ''],
    ],
  ],
  ['a blank line', '1\n\n2\n', [['1'], [''], ['2']]],
  ['a cell with a break and a tab', '"a\n\tb"\t2', [['a\n\tb', '2']]],
  ['a cell with quotes', '"say ""a"""\n5', [['say "a"'], ['5']]],
  ['an inch, which is no quoted cell', '5"\t"6" wide\t"', [['5"', '"6" wide', '"']]],
])('reads %s', (_name, text, expected) => {
  expect(parseBlock(text)).toEqual(expected);
});
