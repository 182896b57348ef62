import { text } from './cells';
import { wrappedHeight } from './wrappedHeight';

const heightOf = (value: string, width: number) => wrappedHeight([text(value, 'wrapped')], [width]);

it.each<[number, string, number]>([
  [0, 'Coat', 32],
  [0, 'Down jacket with a hood, unisex', 32],
  [0, '', 4],
  [29, 'Down jacket with a detachable hood', 32],
  [42, 'Down jacket with a detachable hood and two-way zip', 20],
  [42, 'Kapuzenjackenreißverschlüsse-Set', 12],
  [42, 'x'.repeat(25), 11],
  [29, 'フード付きダウンジャケット', 20],
  [29, 'DOWN JACKET WITH HOOD', 24],
  [409, 'word '.repeat(1000), 12],
])('is %i for %j in %i characters', (height, value, width) => {
  expect(heightOf(value, width)).toBe(height);
});

it('is that of the text with the most lines, and counts no other cells', () => {
  const long = 'a b c d e f g';
  const cells = [
    text('a b c', 'wrapped'),
    text(long, 'unit'),
    text(long),
    null,
    { value: 5, style: 'count' } as const,
  ];
  expect(wrappedHeight(cells, [4, 7, 1, 1, 1])).toBe(42);
});
