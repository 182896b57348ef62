import { type Cell, cardAt, type Grid, gridOf } from '../../features/line-sheet/grid/Grid';
import { cardPlaces } from '../../features/line-sheet/grid/cardPlaces';
import { buildGarment } from './buildGarment';

/**
 * A grid from drawings of its cards, a text for each color: '.' can be ordered, '#' is ordered, 'x' is not made. `rows`
 * says how many cards each row has, by default two.
 */
export function buildGrid(cards: readonly (readonly string[])[], rows?: readonly number[]): Grid {
  const lines: Record<string, Record<string, number>> = {};
  const garments = cards.map((colors, index) => {
    const generic = `WGR${String(index).padStart(3, '0')}`;
    const cells = colors.flatMap((drawing, color) =>
      [...drawing].map((sign, size) => ({ sign, color: `00${color}`, size: `S${size}` })),
    );
    const skus = cells
      .filter(({ sign }) => sign !== 'x')
      .map(({ color, size }) => ({ sku: generic + color + size, color, size, stock: 9, quantity: 0 }));
    const ordered = cells.filter(({ sign }) => sign === '#');
    if (ordered.length > 0)
      lines[generic] = Object.fromEntries(ordered.map(({ color, size }) => [generic + color + size, 1]));
    return buildGarment({
      generic,
      colors: colors.map((_drawing, color) => ({ number: `00${color}`, name: `Color ${color}` })),
      sizes: [...(colors[0] ?? '')].map((_sign, size) => `S${size}`),
      skus,
    });
  });
  const counts = rows ?? Array.from({ length: Math.ceil(cards.length / 2) }, () => 2);
  const inRows = counts.map((count, row) => {
    const start = counts.slice(0, row).reduce((sum, one) => sum + one, 0);
    return { garments: garments.slice(start, start + count) };
  });
  return gridOf(garments, lines, cardPlaces(inRows));
}

/** The cell of a garment, color and size, by their indexes. */
export function cellAt(grid: Grid, [garment = 0, color = 0, column = 0]: readonly number[]): Cell {
  return { row: cardAt(grid, garment).top + color, column };
}

/** The indexes of a cell's garment, color and size. */
export function indexesOf({ rows }: Grid, { row, column }: Cell): number[] {
  const { index = -1, color = -1 } = rows[row] ?? {};
  return [index, color, column];
}
