import { palette, type Paper } from './Paper';

/** The content of a cell; null if the garment does not come in this color and size. */
type SizeCell = { text: string; isWanted?: boolean } | null;

/** A row of a size table: one color. */
export interface SizeRow {
  /** The garment's code and the color's number. */
  code: string;
  name: string;
  isWanted: boolean;
  /** One cell for each size. */
  cells: SizeCell[];
  /** The columns after the sizes. */
  ends: string[];
}

/** The colors of a garment by its sizes. */
export interface SizeTable {
  sizes: string[];
  /** The headings of the columns after the sizes. */
  ends: { title: string; width: number }[];
  rows: SizeRow[];
}

/** A part of a size table under one header. */
interface TablePart {
  sizes: string[];
  /** The index of the part's first size in the table. */
  from: number;
  rows: SizeRow[];
  /** Whether it shows the columns after the sizes. */
  withEnds: boolean;
}

/**
 * Splits a table into parts that fit on paper: at most `most.sizes` sizes side by side, with the rest in a part below,
 * and at most `most.rows` rows under a header.
 */
export function splitTable(table: SizeTable, most: { sizes: number; rows: number }): TablePart[] {
  const parts: TablePart[] = [];
  for (let first = 0; first < table.rows.length; first += most.rows) {
    const rows = table.rows.slice(first, first + most.rows);
    for (let from = 0; from < Math.max(1, table.sizes.length); from += most.sizes) {
      const sizes = table.sizes.slice(from, from + most.sizes);
      parts.push({ sizes, from, rows, withEnds: from + most.sizes >= table.sizes.length });
    }
  }
  return parts;
}

const headHeight = 13;
const rowHeight = 14;

/** The position and column widths of a size table. */
export interface TablePlace {
  x: number;
  width: number;
  /** The width of the color column. */
  names: number;
  /** Swatches by code, drawn before the color's name. */
  swatches?: ReadonlyMap<string, Buffer>;
}

/** The height of a part of a table. */
export const heightOf = (part: TablePart) => headHeight + part.rows.length * rowHeight;

/** How many rows a part of at most this height may have. */
export const rowsWithin = (height: number) => Math.floor((height - headHeight) / rowHeight);

/** How many sizes fit side by side. */
export const sizesWithin = (table: SizeTable, { width, names }: TablePlace) =>
  Math.max(1, Math.floor((width - names - endsWidth(table)) / 17));

const endsWidth = (table: SizeTable) => table.ends.reduce((sum, { width }) => sum + width, 0);

/** Draws a part of a table at the paper's current position and moves below it. */
export function drawTablePart(paper: Paper, table: SizeTable, part: TablePart, place: TablePlace): void {
  const { x, width, names } = place;
  const room = width - names - endsWidth(table);
  const size = Math.min(34, room / Math.max(1, part.sizes.length));
  const head = { size: 6.5, weight: 'semibold', color: palette.soft } as const;
  for (const [n, name] of part.sizes.entries()) {
    paper.figure(name, x + names + n * size + 1, paper.y + 9, size - 2, { ...head, align: 'center' });
  }
  eachEnd(table, place, (n, left, space) => {
    if (part.withEnds) {
      paper.figure(table.ends[n]?.title ?? '', left, paper.y + 9, space, { ...head, align: 'right' });
    }
  });
  paper.y += headHeight;
  for (const row of part.rows) {
    paper.rule(x, paper.y, width, palette.line, 0.4);
    drawRow(paper, table, row, part, place, size);
    paper.y += rowHeight;
  }
}

function drawRow(
  paper: Paper,
  table: SizeTable,
  row: SizeRow,
  part: TablePart,
  place: TablePlace,
  size: number,
) {
  const { x, names, swatches } = place;
  const baseline = paper.y + 9.6;
  const swatch = swatches?.get(row.code);
  const indent = swatches === undefined ? 0 : 13;
  if (swatch !== undefined) paper.doc.image(swatch, x, paper.y + 2.5, { width: 9, height: 9 });
  const codeWidth = paper.widthOf(row.code, { size: 7.5 });
  paper.text(row.code, x + indent, baseline, names - indent, { size: 7.5, color: palette.soft });
  const left = indent + codeWidth + 5;
  const mark = row.isWanted ? paper.widthOf('wanted', { size: 6.5 }) + 6 : 0;
  paper.text(row.name, x + left, baseline, names - left - mark - 4, { size: 7.5 });
  if (row.isWanted) {
    const wide = paper.widthOf(row.name, { size: 7.5 });
    const at = x + left + Math.min(wide, names - left - mark - 4) + 5;
    paper.box(at - 2, paper.y + 3, mark - 2, 8.5, palette.wanted);
    paper.text('wanted', at, baseline - 0.4, mark, { size: 6.5 });
  }
  for (let n = 0; n < part.sizes.length; n += 1) {
    const cell = row.cells[part.from + n] ?? null;
    const at = x + names + n * size;
    if (cell === null) paper.box(at + 1, paper.y + 1.5, size - 2, rowHeight - 3, palette.none);
    else {
      if (cell.isWanted === true) paper.box(at + 1, paper.y + 1.5, size - 2, rowHeight - 3, palette.wanted);
      paper.figure(cell.text, at + 1.5, baseline, size - 3, { weight: 'semibold', align: 'center' });
    }
  }
  eachEnd(table, place, (n, start, space) => {
    if (part.withEnds) paper.figure(row.ends[n] ?? '', start, baseline, space, { align: 'right' });
  });
}

function eachEnd(
  table: SizeTable,
  { x, width }: TablePlace,
  draw: (n: number, x: number, width: number) => void,
) {
  let at = x + width - endsWidth(table);
  for (const [n, { width: wide }] of table.ends.entries()) {
    draw(n, at + 4, wide - 4);
    at += wide;
  }
}
