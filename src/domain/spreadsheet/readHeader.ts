import { type Message, message } from '../language/message';
import { toStoredCode, toStoredText } from '../text/storedText';
import type { RowLog } from './rowErrors';

/** The position of each known column of a file, counted from 0. */
export type ColumnPositions<Column extends string> = ReadonlyMap<Column, number>;

/** The row of an upload that has its titles. */
export const headerRow = 1;
const longestTitle = 100;

/**
 * Finds the columns of an uploaded file by its header, in any order, ignoring case, spaces and underscores; reports
 * missing required columns and duplicate ones. Unknown ones are skipped with a note, unless they are among `others`,
 * the columns of another kind of file (contract.md 'Files people upload').
 */
export function readHeader<Column extends string>(
  header: readonly string[],
  columns: readonly Column[],
  required: readonly Column[],
  others: readonly string[] = [],
): RowLog & { positions: ColumnPositions<Column> } {
  const columnsByKey = new Map(columns.map((column) => [keyOf(column), column]));
  const otherKeys = new Set(['', ...others.map(keyOf)]);
  const positions = new Map<Column, number>();
  const log: RowLog = { errors: [], notes: [] };
  const report = (column: string, error: Message) =>
    log.errors.push({ row: headerRow, column, message: error });

  header.forEach((title, position) => {
    const key = keyOf(title);
    const column = columnsByKey.get(key);
    if (column === undefined) {
      if (otherKeys.has(key)) return;
      log.notes.push({
        row: headerRow,
        column: toStoredText(title).trim().slice(0, longestTitle),
        message: message('the column is not known, and is left out'),
      });
    } else if (positions.has(column)) report(column, message('the column appears twice'));
    else positions.set(column, position);
  });

  for (const column of required) {
    if (!positions.has(column)) report(column, message('the column is missing'));
  }
  return { positions, ...log };
}

/** Normalizes a title for comparison: without case, spaces, underscores and characters that can't be seen. */
export function keyOf(title: string): string {
  return toStoredCode(title)
    .toLowerCase()
    .replace(/[\s_]+/g, '');
}
