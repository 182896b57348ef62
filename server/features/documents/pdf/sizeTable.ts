import { palette, type Paper } from './Paper';

/** What a cell says; null where the garment does not come in this color and size. */
type SizeCell = { text: string; isWanted?: boolean } | null;

/** A color of a size table. */
export interface SizeRow {
  /** The garment's code and the color's number. */
  code: string;
  name: string;
  isWanted: boolean;
  /** One cell for each size. */
  cells: SizeCell[];
  /** What follows the sizes. */
  ends: string[];
}

/** The colors of a garment by its sizes. */
export interface SizeTable {
  sizes: string[];
  /** The headings of what follows the sizes. */
  ends: { title: string; width: number }[];
  rows: SizeRow[];
}

/** A stretch of a size table under one header. */
interface TablePart {
  sizes: string[];
  /** The first size of the part in the table. */
  from: number;
  rows: SizeRow[];
  /** Whether it shows what follows the sizes. */
  withEnds: boolean;
}

/**
 * A table in parts that fit on paper: at most so many sizes beside each other, the others in a part below, and at most
 * so many rows under a header.
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

/** Where the columns of a size table stand. */
export interface TablePlace {
  x: number;
  width: number;
  /** How wide the column of the colors is. */
  names: number;
  /** Swatches by code, each drawn before its color's name. */
  swatches?: ReadonlyMap<string, Buffer>;
}

/** How tall a part of a table is. */
export const heightOf = (part: TablePart) => headHeight + part.rows.length * rowHeight;

/** How many rows a part may have to be no taller than this. */
export const rowsWithin = (height: number) => Math.floor((height - headHeight) / rowHeight);

/** How many sizes fit beside each other. */
export const sizesWithin = (table: SizeTable, { width, names }: TablePlace) =>
  Math.max(1, Math.floor((width - names - endsWidth(table)) / 17));

const endsWidth = (table: SizeTable) => table.ends.reduce((sum, { width }) => sum + width, 0);

/** Draws a part of a table where the paper has got to, and moves on below it. */
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
