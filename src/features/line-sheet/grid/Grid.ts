import type { Garment, GarmentColor, Sku } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { isCellDisabled } from '../../../domain/orders/quantities';
import { genericOf } from '../../../domain/sku';
import { isolated } from '../../../domain/text/isolated';
import { quantityIn } from '../state/edits';
import { type CardPlaces, cardPlaces } from './cardPlaces';

/** A cell: the indexes of its row in the grid, and of its size in the garment. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** One color of a garment. */
interface GridRow {
  readonly garment: Garment;
  /** The index of its garment in the grid. */
  readonly index: number;
  /** The index of its color in the garment. */
  readonly color: number;
}

/** The rows of all colors of these garments, in reading order. */
interface GridRows {
  readonly garments: readonly Garment[];
  readonly rows: readonly GridRow[];
  /** The index of each garment, by generic. */
  readonly indexes: ReadonlyMap<string, number>;
  /** The index of each garment's first row. */
  readonly tops: readonly number[];
  /** One card in each row. */
  readonly places: CardPlaces;
}

/** The one model of cells, for keys, selection, clipboard and fills: garments as a table, and what is ordered. */
export interface Grid extends GridRows {
  readonly lines: GroupedLines;
  /** Where its cards stand. */
  readonly places: CardPlaces;
  /** Skus whose cells can be reached, whatever their quantity and stock. */
  readonly reachable?: { readonly has: (sku: string) => boolean };
}

/** By default, each card has its own row. */
export function gridOf(garments: readonly Garment[], lines: GroupedLines, places?: CardPlaces): Grid {
  const rows = gridRows(garments);
  return { ...rows, lines, places: places ?? rows.places };
}

const rowsOfGarments = new WeakMap<readonly Garment[], GridRows>();

function gridRows(garments: readonly Garment[]): GridRows {
  const known = rowsOfGarments.get(garments);
  if (known) return known;

  const rows: GridRow[] = [];
  const tops: number[] = [];
  for (const [index, garment] of garments.entries()) {
    tops.push(rows.length);
    for (const color of garment.colors.keys()) rows.push({ garment, index, color });
  }
  const indexes = new Map(garments.map(({ generic }, index) => [generic, index]));
  const places = cardPlaces(garments.map((garment) => ({ garments: [garment] })));
  const found = { garments, rows, indexes, tops, places };
  rowsOfGarments.set(garments, found);
  return found;
}

/** The garment of a generic, color or sku. */
export function garmentOf({ garments, indexes }: Grid, code: string): Garment | undefined {
  return garments[indexes.get(genericOf(code)) ?? -1];
}

/** The first and last row of a garment, and its number of sizes. A garment without colors has no row. */
export function cardAt({ garments, tops }: Grid, index: number) {
  const top = tops[index] ?? 0;
  const { colors = [], sizes = [] } = garments[index] ?? {};
  return { top, bottom: top + colors.length - 1, columns: sizes.length };
}

/** The row of cards that contains a code's garment. */
export function cardRowOf({ indexes, places }: Grid, code: string): number {
  return places.rowOf[indexes.get(genericOf(code)) ?? 0] ?? 0;
}

/** The number of sizes in a row. */
export function columnsIn({ rows }: Grid, row: number): number {
  return rows[row]?.garment.sizes.length ?? 0;
}

/** The sku of a cell, if there is one. */
export function skuAt({ rows }: Grid, { row, column }: Cell): Sku | undefined {
  const at = rows[row];
  return at && quantityGrid(at.garment)[at.color]?.cells[column];
}

/** What is ordered in a cell, in pieces. */
export function quantityAt(grid: Grid, cell: Cell): number {
  return quantityIn(grid.lines, skuAt(grid, cell)?.sku ?? '');
}

/** Whether a cell exists and takes a quantity, or can be reached anyway. */
export function isEnabled(grid: Grid, cell: Cell): boolean {
  const sku = skuAt(grid, cell);
  if (sku && grid.reachable?.has(sku.sku)) return true;
  const withStocks = grid.rows[cell.row]?.garment.with_stocks ?? false;
  return !isCellDisabled({
    sku,
    with_stocks: withStocks,
    quantity: quantityAt(grid, cell),
  });
}

/** The cell of a sku, if the grid has it. */
export function cellOf(grid: Grid, sku: string): Cell | null {
  const index = grid.indexes.get(genericOf(sku));
  const garment = index === undefined ? undefined : grid.garments[index];
  const place = garment && placesOf(garment).get(sku);
  return index === undefined || !place
    ? null
    : { row: cardAt(grid, index).top + place.color, column: place.column };
}

/** A cell's name: garment, color and size. */
export function cellName({ name, number }: Garment, color = '', size = ''): string {
  return `${isolated(name)} ${number}, ${isolated(color)}, ${isolated(size)}`;
}

export function cellNameAt({ rows }: Grid, { row, column }: Cell): string {
  const at = rows[row];
  return at ? cellName(at.garment, at.garment.colors[at.color]?.name, at.garment.sizes[column]) : '';
}

/** One color's cells, one for each size; undefined where no such sku exists. */
export interface ColorLine {
  readonly color: GarmentColor;
  /** Generic + color, as on the wanted list. */
  readonly code: string;
  readonly cells: readonly (Sku | undefined)[];
}

const colorLines = new WeakMap<Garment, readonly ColorLine[]>();

/** The cells of a garment, colors by sizes. */
export function quantityGrid(garment: Garment): readonly ColorLine[] {
  const known = colorLines.get(garment);
  if (known) return known;

  const skuOf = new Map(garment.skus.map((sku) => [`${sku.color}|${sku.size}`, sku]));
  const lines = garment.colors.map((color) => ({
    color,
    code: garment.generic + color.number,
    cells: garment.sizes.map((size) => skuOf.get(`${color.number}|${size}`)),
  }));
  colorLines.set(garment, lines);
  return lines;
}

const places = new WeakMap<
  Garment,
  ReadonlyMap<string, { readonly color: number; readonly column: number }>
>();

/** The indexes of the color and size of each of a garment's skus. */
function placesOf(garment: Garment) {
  const known = places.get(garment);
  if (known) return known;

  const found = new Map(
    quantityGrid(garment).flatMap(({ cells }, color) =>
      cells.flatMap((cell, column) => (cell ? [[cell.sku, { color, column }] as const] : [])),
    ),
  );
  places.set(garment, found);
  return found;
}
