import { findHeader, headerRows, knownTitles } from './prepare/table';
import { plainCell, quoted } from './spreadsheet/cell';
import { keyOf } from './spreadsheet/readHeader';
import type { Sheet } from './spreadsheet/sheet';
import type { FileKind } from './uploads/uploads';
import { uploadFiles } from './uploads/uploadFiles';

const maxNames = 6;

const advice = "Use 'Prepare a file' to match its columns with ours.";

/**
 * One sentence about a sheet without any known title, instead of one for each missing column; null for other sheets.
 */
export function titlesFault(kind: FileKind, sheet: Sheet): string | null {
  const { name, header } = sheet;
  const { columns, ignored } = uploadFiles[kind];
  const known = new Set([...columns, ...ignored].map(keyOf));
  if (header.some((title) => known.has(keyOf(title)))) return null;
  const lower = lowTitlesFault(sheet);
  if (lower !== null) return lower;
  const titles = header.filter((title) => title.trim() !== '').map(quoted);
  const more = titles.length - maxNames;
  const named = titles.slice(0, maxNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const where = `row 1 of the sheet ${quoted(name)}`;
  const what =
    titles.length === 0
      ? `There are no titles in ${where}`
      : `None of the titles in ${where} is known: ${named}`;
  return `${what}. ${advice}`;
}

/** A row with fewer known titles than this may be data. */
const minTitles = 2;

/** One sentence about a sheet that seems to have its titles below row 1; null for other sheets. */
export function lowTitlesFault({ name, header, rows }: Sheet): string | null {
  const below = [];
  for (const { row, cells } of rows) {
    if (row > headerRows) break;
    below.push({ row, cells: cells.map(plainCell) });
  }
  const found = below[findHeader([header, ...below.map(({ cells }) => cells)]) - 1];
  if (found === undefined) return null;
  const count = knownTitles(found.cells);
  if (count < minTitles || count <= knownTitles(header)) return null;
  return `The titles of the sheet ${quoted(name)} seem to be in row ${found.row}, not in row 1. ${advice}`;
}
