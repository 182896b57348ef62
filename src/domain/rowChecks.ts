import type { SheetRow } from './spreadsheet/readCell';
import type { RowError } from './spreadsheet/rowErrors';
import { parseCatalogRows } from './catalog-file/parseCatalogRows';
import { parseDeleteRows } from './catalog-file/parseDeleteRows';
import { parseEditRows } from './catalog-file/parseEditRows';
import { parseStockRows } from './stock-file';
import { parseUserRows } from './user-file';
import type { FileKind } from './spreadsheet/sheet';

type CheckRows = (header: readonly string[], rows: Iterable<SheetRow>) => readonly RowError[];

/** The checks of each kind of file, which the server applies too: what is wrong with its rows. */
export const rowChecks: Record<FileKind, CheckRows> = {
  catalog: (header, rows) => parseCatalogRows(header, rows).errors,
  edit: (header, rows) => parseEditRows(header, rows).errors,
  delete: (header, rows) => parseDeleteRows(header, rows).errors,
  stock: (header, rows) => parseStockRows(header, rows).errors,
  users: (header, rows) => parseUserRows(header, rows).errors,
};
