import { type Cell, columnLetters } from '../spreadsheet/cell';
import { isBlank } from '../spreadsheet/readCell';
import { readEntities } from './entities';
import { joinTitles } from './joinTitles';
import { isSizeTitle, topicOf } from './titles';

/** A row of a brand's own table: its cells, and its number in the file, counted from 1. */
export type TableRow = {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** The columns whose cells are those of its parent row, as its own are blank. */
  readonly inherited?: readonly number[];
};

/** A brand's own table: the titles of its columns, and the rows below them that are not blank. */
export type Table = { readonly header: readonly string[]; readonly rows: readonly TableRow[] };

/** Titles and notes may stand above the header: it is looked for in so many rows. */
export const headerRows = 20;

/** The cell of a row in a column; rows are as long as their last cell. */
export function cellAt(cells: readonly Cell[], column: number): Cell {
  return cells[column] ?? null;
}

/** The cells of a column, from the first row to the last. */
export function cellsOf({ rows }: Table, column: number): (Cell | undefined)[] {
  return rows.map(({ cells }) => cells[column]);
}

/** The text of a cell without the spaces around it; a blank one has none. */
export function textOf(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/** The index of the row that looks most like a header, among the first 20; 0 when none does. */
export function findHeader(rows: readonly (readonly Cell[])[]): number {
  let best = { index: 0, score: 0 };
  for (const [index, cells] of rows.slice(0, headerRows).entries()) {
    const score = headerScore(cells);
    if (score > best.score) best = { index, score };
  }
  return best.index;
}

/** Titles that are known count most, other texts little, and a number speaks against a header. */
function headerScore(cells: readonly Cell[]): number {
  let score = 0;
  const seen = new Set<string>();
  for (const cell of cells) {
    const text = textOf(cell);
    if (text === '') continue;
    if (seen.has(text)) score -= 1;
    else if (topicOf(text) !== null) score += 4;
    else if (isSizeTitle(text)) score += 0.5;
    else score += /^[^\p{L}]*$/u.test(text) ? -1 : 1;
    seen.add(text);
  }
  return score;
}

/**
 * The table below this header, which may have a second row, without rows that repeat it; columns without a title are named
 * by their letter, as in 'Column C'.
 */
export function toTable(rows: readonly (readonly Cell[])[], headerIndex: number): Table {
  const { titles, last } = joinTitles(rows, headerIndex);
  const repeated = rows.slice(headerIndex, last + 1).map((cells) => JSON.stringify(cells));
  const body = rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(last + 1)
    .filter(({ cells }) => !cells.every(isBlank) && !repeated.includes(JSON.stringify(cells)));
  const width = body.reduce((max, { cells }) => Math.max(max, cells.length), titles.length);
  const header = Array.from({ length: width }, (_, column) => titleOf(titles[column], column));
  return { header, rows: body };
}

const titleOf = (title: Cell | undefined, column: number) =>
  readEntities(textOf(title)) || `Column ${columnLetters(column)}`;

/** The different texts of a column that are not blank, the first ones first. */
export function samplesOf({ rows }: Table, column: number, max: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    if (samples.size === max) break;
    const text = textOf(cells[column]);
    if (text !== '') samples.add(text);
  }
  return [...samples];
}
