import { catalogColumns } from './catalog-file/catalogColumns';
import { quoted } from './spreadsheet/cell';
import { keyOf } from './spreadsheet/readHeader';
import type { FileKind, Sheet } from './spreadsheet/sheet';
import { stockColumns } from './stock-file';
import { userColumns } from './user-file';

const columnsOf: Readonly<Record<FileKind, readonly string[]>> = {
  catalog: catalogColumns,
  edit: catalogColumns,
  delete: catalogColumns,
  stock: stockColumns,
  users: userColumns,
};

const maxNames = 6;

/**
 * One sentence about a sheet without any known title, instead of one for each missing column; null for other sheets.
 */
export function titlesFault(kind: FileKind, { name, header }: Sheet): string | null {
  const known = new Set(columnsOf[kind].map(keyOf));
  if (header.some((title) => known.has(keyOf(title)))) return null;
  const titles = header.filter((title) => title.trim() !== '').map(quoted);
  const more = titles.length - maxNames;
  const named = titles.slice(0, maxNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const where = `row 1 of the sheet ${quoted(name)}`;
  const what =
    titles.length === 0
      ? `There are no titles in ${where}`
      : `None of the titles in ${where} is known: ${named}`;
  return `${what}. Use 'Prepare a file' to match its columns with ours.`;
}
