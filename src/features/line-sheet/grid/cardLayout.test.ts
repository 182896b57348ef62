import {
  cardHeight,
  cardLayout,
  isWide,
  layoutFor,
  layoutVariables,
  type ViewMode,
  tableSize,
} from './cardLayout';

const garment = (colors: number, sizeCount: number) => ({
  colors: Array.from({ length: colors }),
  sizes: Array.from({ length: sizeCount }, (_size, index) => String(36 + index)),
});

const needs = { sizes: 7, digits: 3, digitWidth: 8 };

it.each<[ViewMode, number, number, string]>([
  ['grid', 0, 1, 'narrow'],
  ['grid', 358, 1, 'narrow'],
  ['grid', 736, 1, 'beside'],
  ['grid', 976, 2, 'stacked'],
  ['grid', 1121, 2, 'wide'],
  ['grid', 1600, 3, 'stacked'],
  ['grid', 1728, 3, 'wide'],
  ['list', 358, 1, 'narrowRow'],
  ['list', 679, 1, 'narrowRow'],
  ['list', 720, 1, 'line'],
  ['list', 1600, 1, 'line'],
])(
  'a %s of seven sizes in a width of %d has %d columns of the frame %s',
  (viewMode, width, columns, frame) => {
    expect(cardLayout(width, viewMode, needs)).toMatchObject({ viewMode, columns, frame });
  },
);

it.each([
  [{ sizes: 1 }, 3, 'wide'],
  [{ sizes: 5 }, 3, 'wide'],
  [{ sizes: 10 }, 3, 'stacked'],
  [{ sizes: 10 }, 3, 'stacked'],
  [{ sizes: 12 }, 3, 'stacked'],
  [{ sizes: 13 }, 2, 'wide'],
  [{ sizes: 14 }, 2, 'wide'],
  [{ digits: 4 }, 3, 'stacked'],
  [{ digits: 5 }, 3, 'stacked'],
  [{ digits: 6 }, 2, 'wide'],
  [{ digits: 6, sizes: 10 }, 2, 'stacked'],
  [{ digitWidth: 11 }, 3, 'stacked'],
  [{ sizes: 60 }, 1, 'stacked'],
])('a grid of %j in a width of 1600 has %d columns of the frame %s', (more, columns, frame) => {
  expect(cardLayout(1600, 'grid', { ...needs, ...more })).toMatchObject({ columns, frame });
});

it.each([
  [680, { sizes: 7 }, 'line', false],
  [680, { sizes: 8 }, 'line', false],
  [680, { sizes: 11 }, 'narrowRow', false],
  [736, { sizes: 8 }, 'line', false],
  [1121, { sizes: 7 }, 'line', true],
  [1121, { sizes: 13 }, 'line', true],
  [1121, { sizes: 24 }, 'line', false],
  [1121, { sizes: 26 }, 'narrowRow', false],
  [1121, { digits: 6, sizes: 7 }, 'line', true],
  [720, { digits: 6, sizes: 7 }, 'narrowRow', false],
  [2256, { sizes: 13 }, 'line', true],
])('a list %d wide of %j has the frame %s, and room for pieces: %s', (width, more, frame, hasPieces) => {
  const layout = cardLayout(width, 'list', { ...needs, ...more });
  expect(layout).toMatchObject({ frame, hasPieces });
});

it.each([7, 8, 10, 13])('divides the width of %d-size lines between texts, cells and amount', (sizes) => {
  for (let width = 800; width <= 2300; width += 20) {
    const layout = cardLayout(width, 'list', { ...needs, sizes });
    if (layout.frame !== 'line') continue;
    const [border, padding, picture, gap] = [1, 8, 36, 8];
    const { infoWidth, tableWidth, amountWidth } = layout;
    expect(2 * (border + padding) + picture + infoWidth + tableWidth + amountWidth + 3 * gap).toBe(width);
    expect(infoWidth).toBeGreaterThanOrEqual(132);
    expect(infoWidth).toBeLessThanOrEqual(400);
    expect(tableSize(garment(1, sizes), layout).isScrolled).toBe(false);
  }
});

describe.each<ViewMode>(['grid', 'list'])('a %s at every width', (viewMode) => {
  const widths = Array.from({ length: 115 }, (_, index) => 288 + index * 20);
  const needed = [7, 10].flatMap((digitWidth) =>
    [3, 4, 6].flatMap((digits) => [1, 4, 7, 10].map((sizes) => ({ sizes, digits, digitWidth }))),
  );

  it.each(needed)(
    'of $sizes sizes has room for $digits digits of $digitWidth pixels in each cell',
    (need) => {
      const faults = widths.flatMap((width) => {
        const layout = cardLayout(width, viewMode, need);
        const tables = Array.from({ length: need.sizes }, (_, index) =>
          tableSize(garment(1, index + 1), layout),
        );
        return tables.flatMap(({ cellWidth, isScrolled }, index) => [
          ...(cellWidth < need.digits * need.digitWidth + 6
            ? [`${width}, ${index + 1} sizes: too narrow`]
            : []),
          // Only a table that is alone in its row may be wider than its card.
          ...(isScrolled && layout.columns > 1 ? [`${width}, ${index + 1} sizes: wider than its card`] : []),
        ]);
      });
      expect(faults).toEqual([]);
    },
  );
});

describe('cardHeight', () => {
  const wide = cardLayout(1121, 'grid', needs);
  const [sizeRow, border] = [22, 2];

  it('is at least that of the picture', () => {
    expect(cardHeight(garment(1, 3), wide)).toBe(191 + 2 * 12 + border);
  });

  it('is that of its colors in lines, and of one line if it has none', () => {
    const list = cardLayout(1121, 'list', needs);
    expect(cardHeight(garment(1, 3), list)).toBe(24 + 1);
    expect(cardHeight(garment(5, 7), list)).toBe(5 * 24 + 1);
    expect(cardHeight(garment(0, 7), list)).toBe(24 + 1);
  });

  it('grows with the number of colors', () => {
    expect(cardHeight(garment(5, 7), wide)).toBe(96 + sizeRow + 5 * 30 + 2 * 12 + border);
  });

  it('has the table below the picture when it is narrow', () => {
    const table = sizeRow + 2 * 46;
    expect(cardHeight(garment(2, 3), cardLayout(358, 'grid', needs))).toBe(98 + 8 + table + 2 * 8 + border);
    expect(cardHeight(garment(2, 3), cardLayout(358, 'list', needs))).toBe(60 + 8 + table + 2 * 8 + border);
  });

  it("has the table below a small picture when its sizes don't fit beside it", () => {
    const stacked = cardLayout(976, 'grid', needs);
    expect(cardHeight(garment(2, 7), stacked)).toBe(98 + 12 + sizeRow + 2 * 30 + 2 * 12 + border);
  });

  it('has the picture beside the table when the sizes of that card fit, whatever others need', () => {
    const stacked = cardLayout(976, 'grid', needs);
    expect(layoutFor(garment(3, 7), stacked).frame).toBe('stacked');
    expect(layoutFor(garment(3, 4), stacked).frame).toBe('wide');
    expect(cardHeight(garment(3, 4), stacked)).toBe(96 + sizeRow + 3 * 30 + 2 * 12 + border);
  });

  it('is half as high when the texts are beside the table too', () => {
    const alone = cardLayout(720, 'grid', needs);
    expect(layoutFor(garment(1, 7), alone)).toBe(alone);
    expect(cardHeight(garment(1, 7), alone)).toBe(109 + 2 * 12 + border);
    expect(cardHeight(garment(3, 7), alone)).toBe(sizeRow + 3 * 30 + 2 * 12 + border);
    expect(layoutFor(garment(3, 12), cardLayout(720, 'grid', { ...needs, sizes: 12 })).frame).toBe('wide');
  });

  it('includes a scrollbar for many sizes', () => {
    expect(tableSize(garment(5, 7), wide).isScrolled).toBe(false);
    expect(tableSize(garment(5, 20), wide).isScrolled).toBe(true);
    expect(cardHeight(garment(5, 20), wide) - cardHeight(garment(5, 7), wide)).toBe(12);
  });
});

it('limits a table to the width that its cells need, and to the card if they fit', () => {
  const wide = cardLayout(1121, 'grid', needs);
  const [color, sum, most, min] = [96, 43, 52, 32];
  expect(tableSize(garment(1, 1), wide)).toMatchObject({ width: color + most + sum, cellWidth: most });
  expect(tableSize(garment(1, 7), wide)).toMatchObject({ width: wide.tableWidth });
  expect(tableSize(garment(1, 20), wide)).toMatchObject({
    width: color + 20 * min + sum,
    cellWidth: min,
  });
  expect(tableSize(garment(1, 0), wide)).toMatchObject({ width: color + sum, isScrolled: false });
});

it('gives a garment with more sizes than a column has room for its own row, and leaves the others', () => {
  const alike = cardLayout(1121, 'grid', needs);
  const mixed = cardLayout(1121, 'grid', { ...needs, maxSizes: 14 });
  expect(mixed).toMatchObject({ columns: 2, frame: alike.frame, tableWidth: alike.tableWidth });
  expect([isWide(garment(1, 7), mixed), isWide(garment(1, 14), mixed)]).toEqual([false, true]);
  expect(isWide(garment(1, 14), alike)).toBe(false);
  expect(layoutFor(garment(1, 7), mixed)).toBe(mixed);
  expect(layoutFor(garment(1, 14), mixed)).toMatchObject({ columns: 1, frame: 'beside' });
});

it.each([
  [1121, 5, 2, 'stacked'],
  [1121, 9, 2, 'wide'],
  [720, 5, 1, 'wide'],
  [720, 9, 1, 'stacked'],
])(
  'in a width of %d, a quantity of %d digits changes its own card of %d columns only, to the frame %s',
  (width, digits, columns, frame) => {
    const longer = new Map([['WLO100', digits]]);
    const alike = cardLayout(width, 'grid', needs);
    const layout = cardLayout(width, 'grid', { ...needs, longer });
    expect(layout).toMatchObject({ columns, frame: alike.frame });
    expect(layoutFor(garment(1, 7), layout)).toBe(layout);
    expect(layoutFor({ ...garment(1, 7), generic: 'WLO100' }, layout)).toMatchObject({ columns, frame });
  },
);

it('omits the amount of a line before the name gets too narrow', () => {
  expect(cardLayout(680, 'list', { ...needs, sizes: 8 }).amountWidth).toBe(0);
  expect(cardLayout(680, 'list', needs).amountWidth).toBeGreaterThan(0);
});

it('has one frame in a list', () => {
  expect(cardLayout(680, 'list', { ...needs, sizes: 11 }).frames).toHaveLength(1);
});

it('gives all cells of a list the same width', () => {
  const list = cardLayout(1600, 'list', needs);
  const cells = [1, 3, 7].map((sizes) => tableSize(garment(1, sizes), list).cellWidth);
  expect(new Set(cells).size).toBe(1);
  expect(cells[0]).toBeGreaterThan(list.cellWidth);
});

it.each([
  [['ONE SIZE'], 8 * 8],
  [['S/M', 'ONE SIZE'], 8 * 8],
  [['one size fits all and more'], 104],
])('has room for the size names %j, up to a limit', (sizes, cellWidth) => {
  expect(tableSize({ sizes }, cardLayout(1121, 'grid', needs))).toMatchObject({ cellWidth });
});

it('passes the dimensions behind the heights to the style sheets', () => {
  const layout = cardLayout(1121, 'grid', needs);
  expect(layoutVariables(layout)).toMatchObject({
    '--picture-width': '140px',
    '--picture-height': '191px',
    '--info-height': '96px',
    '--color-row': '30px',
  });
});
