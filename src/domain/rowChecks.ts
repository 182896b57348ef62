import type { SheetRow } from './spreadsheet/readCell';
import { quoted } from './spreadsheet/cell';
import { byRow, type RowLog, type RowNote } from './spreadsheet/rowErrors';
import { parseCatalogRows } from './catalog-file/parseCatalogRows';
import { parseDeleteRows } from './catalog-file/parseDeleteRows';
import { parseEditRows } from './catalog-file/parseEditRows';
import { isOfferedWarehouse, warehouses } from './constants';
import { parseStockRows, type StockRow, type UnknownWarehouse } from './stock-file';
import { parseUserRows } from './user-file';
import type { FileKind } from './spreadsheet/sheet';

type CheckRows = (header: readonly string[], rows: Iterable<SheetRow>) => RowLog;

/** The checks of each kind of file, as applied by the server: errors and notes, both by row. */
export const rowChecks: Record<FileKind, CheckRows> = {
  catalog: (header, rows) => sorted(parseCatalogRows(header, rows)),
  edit: (header, rows) => sorted(parseEditRows(header, rows)),
  delete: (header, rows) => sorted(parseDeleteRows(header, rows)),
  stock: (header, rows) => {
    const { errors, notes, stocks, unknownWarehouses } = parseStockRows(header, rows);
    return sorted({
      errors,
      notes: [...notes, ...unknownWarehouses.map(noteWarehouse), ...noteCodes(stocks)],
    });
  },
  users: (header, rows) => {
    const { errors, notes, users } = parseUserRows(header, rows);
    const unknownWarehouses = users.filter(({ warehouse }) => !isOfferedWarehouse(warehouse));
    return sorted({ errors, notes: [...notes, ...unknownWarehouses.map(noteWarehouse)] });
  },
};

const sorted = ({ errors, notes }: RowLog): RowLog => ({ errors: byRow(errors), notes: byRow(notes) });

/** Only the server knows the other warehouses. */
function noteWarehouse({ row, warehouse }: UnknownWarehouse): RowNote {
  const message = `"${warehouse}" is none of the warehouses ${warehouses.join(' and ')}; the file is refused unless a customer or stock has it`;
  return { row, column: 'warehouse', message };
}

/** Only the server knows the brand's own codes and EANs; one note covers all unknown values of the column `sku`. */
function noteCodes(stocks: readonly StockRow[]): RowNote[] {
  const [first, ...others] = stocks.flatMap(({ row, sku, isCode }) =>
    isCode && sku !== undefined ? [{ row, sku }] : [],
  );
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` (and ${others.length} more like it)`;
  const message = `${quoted(first.sku)}${more} does not look like a sku such as WJM123000M; the file is refused unless a garment has it as its own sku or EAN`;
  return [{ row: first.row, column: 'sku', message }];
}
