import type { RowError } from '../../domain/catalog-file/formatRowError';
import { parseCatalogRows, type SheetRow } from '../../domain/catalog-file/parseCatalogRows';
import { parseDeleteRows } from '../../domain/catalog-file/parseDeleteRows';
import { parseEditRows } from '../../domain/catalog-file/parseEditRows';
import { parseStockRows } from '../../domain/stock-file/parseStockRows';
import { parseUserRows } from '../../domain/user-file/parseUserRows';
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
