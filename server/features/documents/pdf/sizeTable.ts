import type { PrintedSum } from './CarryOver';
import { palette, type PageCanvas } from './PageCanvas';

/** The content of a cell; null if the garment does not come in this color and size. */
type SizeCell = { text: string; isWanted?: boolean } | null;

/** A row of a size table: one color. */
export interface SizeRow {
  /** The garment's code and the color's number. */
  code: string;
  /** What is printed instead of the code: what the brand itself calls the color. */
  shown?: string;
  name: string;
  isWanted: boolean;
  /** One cell for each size. */
  cells: SizeCell[];
  /** The columns after the sizes. */
  ends: string[];
  /** What the row adds to what a page carries over. */
  sum?: PrintedSum;
  /** Small print under the row, each text from a line of its own. */
  below?: string[];
}

/** The colors of a garment by its sizes. */
export interface SizeTable {
  sizes: string[];
  /** The headings of the columns after the sizes, and their minimum widths. */
  ends: { title: string; width: number }[];
  rows: SizeRow[];
  /** The columns after the sizes in a last row with the garment's totals. */
  total?: string[];
}

/** The position of a size table. */
export interface TableArea {
  x: number;
  width: number;
  /** The width that the color column has if the sizes leave it. */
  names: number;
  /** Swatches by code, drawn before the color's name. */
  swatches?: ReadonlyMap<string, Buffer>;
}

/** A size table with its measures, in points. */
export interface TableLayout {
  table: SizeTable;
  area: TableArea;
  /** The columns of each part: as many sizes as fit side by side. */
  parts: { sizes: string[]; from: number; isLast: boolean }[];
  names: number;
  cell: number;
  ends: number[];
  rows: RowLayout[];
}

/** A row with its lines. */
export interface RowLayout {
  row: SizeRow;
  code: string[];
  name: string[];
  /** Where the name begins: beside the code, or below it in a narrow column. */
  indent: number;
  isBelowCode: boolean;
  below: string[];
  /** Without the small print, which only the last part has. */
  height: number;
}

/** The styles of a table's texts. */
export const textStyles = {
  head: { size: 6.5, weight: 'semibold', color: palette.soft },
  code: { size: 7.5, color: palette.soft },
  name: { size: 7.5 },
  quantity: { size: 8, weight: 'semibold' },
  end: { size: 8 },
  small: { size: 6, color: palette.soft },
} as const;

export const measures = { head: 13, row: 14, leading: 9.2, small: 8, total: 14, swatch: 13 } as const;
const narrowest = 92;
const usualCell = 22;
/** Between the figures of two sizes: so much that they are never read as one. */
const air = 8;

/** Measures a table: its columns are wide enough for what is in them, and nothing is cut or becomes too small. */
export function layOutTable(canvas: PageCanvas, table: SizeTable, area: TableArea): TableLayout {
  const ends = table.ends.map(({ title, width }, n) => {
    const texts = [title, ...table.rows.map((row) => row.ends[n] ?? ''), table.total?.[n] ?? ''];
    return Math.max(width, widest(canvas, texts, { ...textStyles.end, weight: 'semibold' }) + 6);
  });
  const room = area.width - ends.reduce((sum, width) => sum + width, 0);
  const columns = toColumns(table.sizes, cellWidth(canvas, table), room, area.names);
  const rows = table.rows.map((row) => layOutRow(canvas, row, columns.names, area));
  return { table, area, ends, rows, ...columns };
}

function widest(
  canvas: PageCanvas,
  texts: readonly string[],
  textStyle: Parameters<PageCanvas['widthOf']>[1],
): number {
  return [...new Set(texts)].reduce((most, text) => Math.max(most, canvas.widthOf(text, textStyle)), 0);
}

const cellWidth = (canvas: PageCanvas, { sizes, rows }: SizeTable) =>
  Math.max(
    widest(canvas, sizes, textStyles.head),
    widest(
      canvas,
      rows.flatMap(({ cells }) => cells.map((cell) => cell?.text ?? '')),
      textStyles.quantity,
    ),
  ) + air;

/** All sizes side by side if they fit, at the cost of the color column, otherwise in parts of equal width. */
function toColumns(sizes: readonly string[], minCell: number, room: number, names: number) {
  const usual = Math.max(minCell, usualCell);
  if (sizes.length * usual <= room - names) return { ...toParts(sizes, sizes.length), cell: usual, names };
  const fitting = Math.max(1, Math.floor((room - narrowest) / minCell));
  const count = Math.ceil(sizes.length / fitting);
  const each = Math.ceil(sizes.length / count);
  const cell = Math.max(minCell, Math.min(usual, (room - names) / each));
  return { ...toParts(sizes, each), cell, names: room - each * cell };
}

function toParts(sizes: readonly string[], each: number): Pick<TableLayout, 'parts'> {
  const parts: TableLayout['parts'] = [];
  for (let from = 0; from < Math.max(1, sizes.length); from += Math.max(1, each)) {
    const isLast = from + each >= sizes.length;
    parts.push({ sizes: sizes.slice(from, from + each), from, isLast });
  }
  return { parts };
}

function layOutRow(
  canvas: PageCanvas,
  row: SizeRow,
  names: number,
  { width, swatches }: TableArea,
): RowLayout {
  const start = swatches === undefined ? 0 : measures.swatch;
  const code = canvas.wrap(row.shown ?? row.code, names - start - 2, textStyles.code);
  const beside = start + (code.length === 0 ? 0 : widest(canvas, code, textStyles.code) + 5);
  const isBelowCode = code.length > 1 || names - beside < 48;
  const indent = isBelowCode ? start : beside;
  const mark = row.isWanted ? markWidth(canvas) : 0;
  const name = canvas.wrap(row.name, names - indent - mark - 4, textStyles.name);
  const below = (row.below ?? []).flatMap((text) => canvas.wrap(text, width - start, textStyles.small));
  const lines = Math.max(1, name.length + (isBelowCode ? code.length : 0));
  const height = measures.row + (lines - 1) * measures.leading;
  return { row, code, name, indent, isBelowCode, below, height };
}

/** The mark on a wanted color. */
export const wantedMark = ({ texts }: PageCanvas) => texts.t('wanted');

/** Its width. */
export const markWidth = (canvas: PageCanvas) => canvas.widthOf(wantedMark(canvas), { size: 6.5 }) + 6;

/** The height of a row in the last part of its table, or in one before it. */
export const rowHeight = ({ height, below }: RowLayout, isLast: boolean) =>
  height + (isLast ? below.length * measures.small : 0);

/** The height of a table. */
export function heightOf({ parts, rows, table }: TableLayout): number {
  const total = table.total === undefined ? 0 : measures.total;
  const body = parts.flatMap(({ isLast }) => rows.map((row) => rowHeight(row, isLast)));
  return body.reduce((sum, height) => sum + height, total + parts.length * measures.head);
}
