import { cardHeight, cardLayout } from './cardLayout';
import { cardRows, rowGap } from './cardRows';

const letters = ['S', 'M', 'L'];
const numbers = ['34', '36', '38', '40'];
const garment = (colors: number, sizes: readonly string[]) => ({
  colors: Array.from({ length: colors }),
  sizes,
});
const needs = { sizes: 7, digits: 3, digitWidth: 8 };

describe('as cards', () => {
  const layout = cardLayout(1121, 'grid', needs);

  it('rows are as tall as their tallest card, with gaps', () => {
    const [low, high] = [garment(1, letters), garment(9, letters)];
    expect(cardRows([low, high, low], layout)).toEqual([
      { garments: [low, high], height: cardHeight(high, layout), head: 0, run: null },
      { garments: [low], height: cardHeight(low, layout), head: 0, run: null },
    ]);
    expect(cardRows([], layout)).toEqual([]);
    expect(rowGap(layout)).toBe(12);
  });
});

it('a card that is too wide for a column has its own row', () => {
  const layout = cardLayout(1121, 'grid', { ...needs, maxSizes: 14 });
  const [narrow, wide] = [
    garment(1, letters),
    garment(
      1,
      Array.from({ length: 14 }, (_, size) => `${size}`),
    ),
  ];
  const rows = cardRows([narrow, wide, narrow, narrow, narrow, wide, wide], layout);
  expect(rows.map(({ garments }) => garments)).toEqual([
    [narrow],
    [wide],
    [narrow, narrow],
    [narrow],
    [wide],
    [wide],
  ]);
});

describe('as lines', () => {
  const layout = cardLayout(1121, 'list', needs);
  const head = 22;

  it('each garment has a row, without gaps', () => {
    const rows = cardRows([garment(2, letters), garment(3, letters)], layout);
    expect(rows.map(({ garments, height }) => [garments.length, height])).toEqual([
      [1, 2 * 24 + 1],
      [1, 3 * 24 + 1],
    ]);
    expect(rowGap(layout)).toBe(0);
    expect(cardRows([], layout)).toEqual([]);
  });

  it.each<[string, string[][], number[]]>([
    ['one garment', [letters], [head]],
    ['the same sizes', [letters, [...letters], letters], [head, 0, 0]],
    ['other sizes', [letters, numbers, numbers, letters], [head, head, 0, head]],
    ['as many sizes', [letters, ['34', '36', '38']], [head, head]],
    ['another order of sizes', [letters, ['L', 'M', 'S']], [head, head]],
    ['fewer sizes', [letters, ['S', 'M']], [head, head]],
    ['no sizes', [[], [], letters], [head, 0, head]],
  ])('a header is above the first garment of each run: %s', (_name, sizes, heads) => {
    const rows = cardRows(
      sizes.map((run) => garment(1, run)),
      layout,
    );
    expect(rows.map((row) => row.head)).toEqual(heads);
  });

  it('a run reaches from its header to the end of its last garment', () => {
    const rows = cardRows([garment(2, letters), garment(1, letters), garment(3, numbers)], layout);
    const first = { sizes: letters, top: 0, height: head + 49 + 25, first: 0, last: 1 };
    const second = { sizes: numbers, top: first.height, height: head + 73, first: 2, last: 2 };
    expect(rows.map(({ run }) => run)).toEqual([first, first, second]);
    expect(rows[0]?.run).toBe(rows[1]?.run);
  });
});
