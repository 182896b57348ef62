import type { RowError } from '../catalog-file/formatRowError';
import { parseCatalogRows, type SheetRow } from '../catalog-file/parseCatalogRows';
import { parseDeleteRows } from '../catalog-file/parseDeleteRows';
import { parseEditRows } from '../catalog-file/parseEditRows';
import { parseStockRows } from '../stock-file/parseStockRows';
import { parseUserRows } from '../user-file/parseUserRows';
import type { FileKind } from './FileKind';

type CheckRows = (header: readonly string[], rows: Iterable<SheetRow>) => readonly RowError[];

/** The rules of each kind of file, which the host applies too: what is wrong with its rows. */
export const rowChecks: Record<FileKind, CheckRows> = {
  catalog: (header, rows) => parseCatalogRows(header, rows).errors,
  edit: (header, rows) => parseEditRows(header, rows).errors,
  delete: (header, rows) => parseDeleteRows(header, rows).errors,
  stock: (header, rows) => parseStockRows(header, rows).errors,
  users: (header, rows) => parseUserRows(header, rows).errors,
};
