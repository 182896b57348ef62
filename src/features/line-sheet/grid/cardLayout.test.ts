import {
  cardHeight,
  cardLayout,
  cardRows,
  isTableScrolled,
  layoutVariables,
  pictureSize,
  type SheetLook,
  tableWidth,
} from './cardLayout';

const garment = (colors: number, sizeCount: number) => ({
  colors: Array.from({ length: colors }),
  sizes: Array.from({ length: sizeCount }),
});

it.each<[SheetLook, number, number, string]>([
  ['grid', 0, 1, 'narrow'],
  ['grid', 358, 1, 'narrow'],
  ['grid', 736, 1, 'wide'],
  ['grid', 1121, 2, 'wide'],
  ['grid', 1600, 3, 'wide'],
  ['list', 358, 1, 'narrowRow'],
  ['list', 736, 1, 'row'],
  ['list', 1600, 1, 'row'],
])('a %s in a width of %d has %d columns of the frame %s', (look, width, columns, frame) => {
  expect(cardLayout(width, look)).toMatchObject({ look, columns, frame });
});

describe('cardHeight', () => {
  const wide = cardLayout(1121, 'grid');
  const [sizeRow, border] = [22, 2];

  it('is at least that of the picture', () => {
    expect(cardHeight(garment(1, 3), wide)).toBe(191 + 2 * 12 + border);
    expect(cardHeight(garment(1, 3), cardLayout(1121, 'list'))).toBe(92 + 2 * 8 + border);
  });

  it('grows with the colors', () => {
    expect(cardHeight(garment(5, 7), wide)).toBe(96 + sizeRow + 5 * 30 + 2 * 12 + border);
    expect(cardHeight(garment(5, 7), cardLayout(1121, 'list'))).toBe(sizeRow + 5 * 30 + 2 * 8 + border);
  });

  it('has the table below the picture where it is narrow', () => {
    const table = sizeRow + 2 * 36;
    expect(cardHeight(garment(2, 3), cardLayout(358, 'grid'))).toBe(98 + 12 + table + 2 * 12 + border);
    expect(cardHeight(garment(2, 3), cardLayout(358, 'list'))).toBe(60 + 8 + table + 2 * 8 + border);
  });

  it('leaves room to scroll through many sizes', () => {
    expect(isTableScrolled(garment(5, 7), wide)).toBe(false);
    expect(isTableScrolled(garment(5, 20), wide)).toBe(true);
    expect(cardHeight(garment(5, 20), wide) - cardHeight(garment(5, 7), wide)).toBe(12);
  });
});

it('makes a table no wider than its cells need, and not wider than the card unless they need it', () => {
  const wide = cardLayout(1121, 'grid');
  const [color, sum, most, least] = [102, 34, 52, 32];
  expect(tableWidth(garment(1, 1), wide)).toBe(color + most + sum);
  expect(tableWidth(garment(1, 7), wide)).toBe(wide.tableWidth);
  expect(tableWidth(garment(1, 20), wide)).toBe(color + 20 * least + sum);
});

it('tells the style sheets the measures that the heights are made of', () => {
  const layout = cardLayout(1121, 'grid');
  const { width, height } = pictureSize(layout);
  expect(layoutVariables(layout)).toMatchObject({
    '--picture-width': `${width}px`,
    '--picture-height': `${height}px`,
    '--info-height': '96px',
    '--color-row': '30px',
  });
});

it('makes rows as high as their highest card', () => {
  const layout = cardLayout(1121, 'grid');
  const [low, high] = [garment(1, 3), garment(9, 3)];
  expect(cardRows([low, high, low], layout)).toEqual([
    { garments: [low, high], height: cardHeight(high, layout) },
    { garments: [low], height: cardHeight(low, layout) },
  ]);
  expect(cardRows([], layout)).toEqual([]);
});
