import { type Message, message } from './language/message';
import { findHeader, headerRows, knownTitles } from './prepare/table';
import { plainCell, quoted } from './spreadsheet/cell';
import { keyOf } from './spreadsheet/readHeader';
import type { Sheet } from './spreadsheet/sheet';
import type { FileKind } from './uploads/uploads';
import { uploadFiles } from './uploads/uploadFiles';

const maxNames = 6;

/**
 * One sentence about a sheet without any known title, instead of one for each missing column; null for other sheets.
 */
export function titlesFault(kind: FileKind, sheet: Sheet): Message | null {
  const { name, header } = sheet;
  const { columns, ignored } = uploadFiles[kind];
  const known = new Set([...columns, ...ignored].map(keyOf));
  if (header.some((title) => known.has(keyOf(title)))) return null;
  const lower = lowTitlesFault(sheet);
  if (lower !== null) return lower;
  const titles = header.filter((title) => title.trim() !== '').map(quoted);
  const values = { sheet: quoted(name), titles: { named: titles.slice(0, maxNames) } };
  if (titles.length === 0)
    return message(
      "There are no titles in row 1 of the sheet {sheet}. Use 'Prepare a file' to match its columns with ours.",
      { sheet: values.sheet },
    );
  const more = titles.length - maxNames;
  return more > 0
    ? message(
        "None of the titles in row 1 of the sheet {sheet} is known: {titles} and {more} more. Use 'Prepare a file' to match its columns with ours.",
        { ...values, more },
      )
    : message(
        "None of the titles in row 1 of the sheet {sheet} is known: {titles}. Use 'Prepare a file' to match its columns with ours.",
        values,
      );
}

/** A row with fewer known titles than this may be data. */
const minTitles = 2;

/** One sentence about a sheet that seems to have its titles below row 1; null for other sheets. */
export function lowTitlesFault({ name, header, rows }: Sheet): Message | null {
  const below = [];
  for (const { row, cells } of rows) {
    if (row > headerRows) break;
    below.push({ row, cells: cells.map(plainCell) });
  }
  const found = below[findHeader([header, ...below.map(({ cells }) => cells)]) - 1];
  if (found === undefined) return null;
  const count = knownTitles(found.cells);
  if (count < minTitles || count <= knownTitles(header)) return null;
  return message(
    "The titles of the sheet {sheet} seem to be in row {row}, not in row 1. Use 'Prepare a file' to match its columns with ours.",
    { sheet: quoted(name), row: found.row },
  );
}
