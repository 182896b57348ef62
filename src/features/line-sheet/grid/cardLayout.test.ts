import { cardHeight, cardLayout, cardRows, isTableScrolled, sizes, tableWidth } from './cardLayout';

const garment = (colors: number, sizeCount: number) => ({
  colors: Array.from({ length: colors }),
  sizes: Array.from({ length: sizeCount }),
});

describe('cardLayout', () => {
  it.each([
    [0, 1, false],
    [358, 1, false],
    [736, 1, true],
    [1121, 2, true],
    [1600, 3, true],
  ])('stands cards in a width of %d in %d columns', (width, columns, isWide) => {
    expect(cardLayout(width)).toMatchObject({ columns, isWide });
  });
});

describe('cardHeight', () => {
  const frame = 2 * (sizes.padding + 1);
  const wide = cardLayout(1121);
  const narrow = cardLayout(358);

  it('is at least that of the picture beside the table', () => {
    expect(cardHeight(garment(1, 3), wide)).toBe(sizes.pictureWide.height + frame);
  });

  it('grows with the colours', () => {
    const rows = sizes.infoHeight + sizes.sizeRow + 5 * sizes.wide.colourRow;
    expect(cardHeight(garment(5, 7), wide)).toBe(rows + frame);
    expect(cardHeight(garment(6, 7), wide)).toBe(rows + sizes.wide.colourRow + frame);
  });

  it('has the table below the picture in a narrow card', () => {
    const height = sizes.pictureNarrow.height + sizes.padding + sizes.sizeRow + 2 * sizes.narrow.colourRow;
    expect(cardHeight(garment(2, 3), narrow)).toBe(height + frame);
  });

  it('leaves room to scroll through many sizes', () => {
    expect(isTableScrolled(garment(5, 7), wide)).toBe(false);
    expect(isTableScrolled(garment(5, 20), wide)).toBe(true);
    expect(cardHeight(garment(5, 20), wide) - cardHeight(garment(5, 7), wide)).toBe(sizes.scrollbar);
  });
});

describe('tableWidth', () => {
  const wide = cardLayout(1121);

  it('is no wider than its cells need, and not wider than the card unless they need it', () => {
    const { colourWidth, sumWidth, leastCell } = sizes.wide;
    expect(tableWidth(garment(1, 1), wide)).toBe(colourWidth + sizes.mostCell + sumWidth);
    expect(tableWidth(garment(1, 7), wide)).toBe(wide.tableWidth);
    expect(tableWidth(garment(1, 20), wide)).toBe(colourWidth + 20 * leastCell + sumWidth);
  });
});

it('makes rows as high as their highest card', () => {
  const layout = cardLayout(1121);
  const [low, high] = [garment(1, 3), garment(9, 3)];
  expect(cardRows([low, high, low], layout)).toEqual([
    { garments: [low, high], height: cardHeight(high, layout) },
    { garments: [low], height: cardHeight(low, layout) },
  ]);
  expect(cardRows([], layout)).toEqual([]);
});
