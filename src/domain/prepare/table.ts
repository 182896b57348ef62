import { type Cell, columnLetters } from '../spreadsheet/cell';
import { isBlank } from '../spreadsheet/readCell';
import { readEntities } from './entities';
import { findDataStart } from './helpRows';
import { joinTitles } from './joinTitles';
import { isSizeTitle, topicOf } from './titles';

/** A row of a brand's own table: its cells, and its number in the file, counted from 1. */
export type TableRow = {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** The columns whose blank cells were inherited from the parent row. */
  readonly inherited?: readonly number[];
};

/** A brand's own table: its column titles, and the non-blank rows below them. */
export type Table = { readonly header: readonly string[]; readonly rows: readonly TableRow[] };

/** The header is searched in this many rows, as titles, notes and codes may precede it. */
export const headerRows = 40;

/** The cell of a row in a column; rows end with their last non-blank cell. */
export function cellAt(cells: readonly Cell[], column: number): Cell {
  return cells[column] ?? null;
}

/** The cells of a column, from the first row to the last. */
export function cellsOf({ rows }: Table, column: number): (Cell | undefined)[] {
  return rows.map(({ cells }) => cells[column]);
}

/** The trimmed text of a cell; '' for a blank one. */
export function textOf(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/** The index of the likeliest header among the first rows; 0 by default. */
export function findHeader(rows: readonly (readonly Cell[])[]): number {
  let best = { index: 0, score: 0 };
  for (const [index, cells] of rows.slice(0, headerRows).entries()) {
    const score = headerScore(cells);
    if (score > best.score) best = { index, score };
  }
  return best.index;
}

/** Texts of this length are notes or help. */
const longestTitle = 60;
/** A name in programs, such as item_name: it may stand above the titles that people read. */
const programName = /^[^\s._]+(?:[._][^\s._]+)+$/;

/** How many titles of a row are known. */
export const knownTitles = (cells: readonly Cell[]): number =>
  new Set(cells.map(textOf).filter((text) => topicOf(text) !== null)).size;

/**
 * Scores a row as a header: known titles weigh most, names in programs less, other texts little; numbers and long texts
 * reduce the score.
 */
function headerScore(cells: readonly Cell[]): number {
  let score = 0;
  const seen = new Set<string>();
  for (const cell of cells) {
    const text = textOf(cell);
    if (text === '') continue;
    if (seen.has(text) || text.length > longestTitle) score -= 1;
    else if (topicOf(text) !== null) score += programName.test(text) ? 3 : 4;
    else if (isSizeTitle(text)) score += 0.5;
    else score += /^[^\p{L}]*$/u.test(text) ? -1 : 1;
    seen.add(text);
  }
  return score;
}

/** The index of the first row of data below this header, as it is guessed. */
export function guessDataIndex(rows: readonly (readonly Cell[])[], headerIndex: number): number {
  return findDataStart(rows, joinTitles(rows, headerIndex).last);
}

/**
 * The table below this header, which may have a second row, from the first row of data on, by default the guessed one.
 * Rows that repeat the header are removed; columns without a title are named by their letter, as in 'Column C'.
 */
export function toTable(
  rows: readonly (readonly Cell[])[],
  headerIndex: number,
  dataIndex: number = guessDataIndex(rows, headerIndex),
): Table {
  const { titles, last } = joinTitles(rows, headerIndex);
  const repeated = rows.slice(headerIndex, last + 1).map((cells) => JSON.stringify(cells));
  const body = rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(Math.max(dataIndex, headerIndex + 1))
    .filter(({ cells }) => !cells.every(isBlank) && !repeated.includes(JSON.stringify(cells)));
  const width = body.reduce((max, { cells }) => Math.max(max, cells.length), titles.length);
  const header = Array.from({ length: width }, (_, column) => titleOf(titles[column], column));
  return { header, rows: body };
}

const titleOf = (title: Cell | undefined, column: number) =>
  readEntities(textOf(title)) || `Column ${columnLetters(column)}`;

/** The first distinct non-blank texts of a column. */
export function samplesOf({ rows }: Table, column: number, max: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    if (samples.size === max) break;
    const text = textOf(cells[column]);
    if (text !== '') samples.add(text);
  }
  return [...samples];
}
