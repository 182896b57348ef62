import { longestTexts } from './catalog-file/catalogColumns';
import { defaultWarehouse, isOfferedWarehouse } from './constants';
import { toEan } from './ean';
import { parseSku } from './sku';
import { isBlank, readCodeUpTo, readEan, readStock, type SheetRow } from './spreadsheet/readCell';
import { readHeader } from './spreadsheet/readHeader';
import { readRows, type RowCells } from './spreadsheet/rowCells';
import type { RowLog } from './spreadsheet/rowErrors';
import { readWarehouse } from './user-file';

/** The columns that may name the sku of a row: ours, the brand's own code of it, and its EAN. */
export const stockNameColumns = ['sku', 'own_sku', 'ean'] as const;

/** Every column that a stock file may have (api.md 'Files people upload'). */
export const stockColumns = [...stockNameColumns, 'stock', 'warehouse'] as const;

/** The columns that each row of a stock file must fill, besides one that names the sku. */
export const requiredStockColumns = ['stock'] as const;

/** The name of a column of a stock file (api.md 'Files people upload'). */
export type StockColumn = (typeof stockColumns)[number];

/**
 * What a row calls its sku (contract.md 'Files people upload'). What stands in the column `sku` may be the brand's own
 * code or an EAN, `skuEan` in its one spelling; with `isCode` it does not look like a sku, so it must be one of these.
 */
export type StockName = {
  sku?: string;
  skuEan?: string;
  isCode?: true;
  ownSku?: string;
  ean?: string;
};

/** How many pieces of a sku are in a warehouse. */
export type NamedStock = StockName & { row?: number; warehouse: string; quantity: number };

/** How many pieces of a sku are in a warehouse, by the row of the file that says so. */
export type StockRow = NamedStock & { row: number };

const firstDataRow = 2;

const readSku = readCodeUpTo(longestTexts.sku);
const readOwnSku = readCodeUpTo(longestTexts.own_sku);

/** A row that names a warehouse which is none of those that are offered: only the host knows whether it exists. */
export type UnknownWarehouse = { row: number; warehouse: string };

/**
 * The stock of a file, each name of a sku once in a warehouse, and all its bad rows, which are not among the stock. Only
 * the host knows which skus the brand's own codes and EANs stand for. A row without a warehouse is about the default one
 * (api.md 'Files people upload').
 */
export function parseStockRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): RowLog & { stocks: StockRow[]; unknownWarehouses: UnknownWarehouse[] } {
  const { positions, ...log } = readHeader(header, stockColumns, requiredStockColumns);
  const { errors } = log;
  if (!stockNameColumns.some((column) => positions.has(column)))
    errors.unshift({ row: 1, column: 'sku', message: 'the column is missing, and so are own_sku and ean' });
  if (errors.length > 0) return { stocks: [], unknownWarehouses: [], ...log };

  const stocks: StockRow[] = [];
  const unknownWarehouses: UnknownWarehouse[] = [];
  const rowByKey = new Map<string, number>();
  for (const row of readRows(positions, rows, log)) {
    const stock = readStockRow(row);
    if (stock === null) continue;
    const { row: number, warehouse } = stock;
    if (!isOfferedWarehouse(warehouse)) unknownWarehouses.push({ row: number, warehouse });
    const named = stock.sku ?? stock.ownSku ?? stock.ean;
    const key = `${warehouse} ${named}`;
    const first = rowByKey.get(key);
    if (first !== undefined) {
      row.report(columnOf(stock), `repeats ${named} of row ${first}`);
      continue;
    }
    rowByKey.set(key, number);
    stocks.push(stock);
  }
  if (stocks.length === 0 && errors.length === 0)
    errors.push({ row: firstDataRow, column: 'sku', message: 'the file has no stock' });
  return { stocks, unknownWarehouses, ...log };
}

/** The stock that a row names, or null when one of its cells is bad, which is reported. */
function readStockRow(row: RowCells<StockColumn>): StockRow | null {
  const name = readName(row);
  const quantity = row.readRequired('stock', readStock);
  const named = readWarehouse(row.cell('warehouse'));
  const warehouse = row.read('warehouse', () => named) ?? defaultWarehouse;
  return 'error' in named || name === null || quantity === null
    ? null
    : { row: row.number, ...name, warehouse, quantity };
}

/** What a row calls its sku; null when a cell is bad, or none is filled, which is reported. */
function readName(row: RowCells<StockColumn>): StockName | null {
  const filled = stockNameColumns.filter((column) => !isBlank(row.cell(column)));
  const sku = row.read('sku', readSku);
  const ownSku = row.read('own_sku', readOwnSku);
  const ean = row.read('ean', readEan);
  const read = { sku, own_sku: ownSku, ean };
  if (filled.length === 0) requireName(row);
  if (filled.length === 0 || filled.some((column) => read[column] === null)) return null;
  const skuEan = sku === null ? null : toEan(sku);
  return {
    ...(sku !== null && { sku }),
    ...(skuEan !== null && { skuEan }),
    ...(sku !== null && parseSku(sku) === null && { isCode: true }),
    ...(ownSku !== null && { ownSku }),
    ...(ean !== null && { ean }),
  };
}

function requireName(row: RowCells<StockColumn>): void {
  const columns = stockNameColumns.filter((column) => row.has(column));
  const message = ['is required', ...columns.slice(1)].join(', or ');
  for (const column of columns.slice(0, 1)) row.report(column, message);
}

/** The column that names a sku first. */
function columnOf({ sku, ownSku }: StockName): StockColumn {
  if (sku !== undefined) return 'sku';
  return ownSku === undefined ? 'ean' : 'own_sku';
}
