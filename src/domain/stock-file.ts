import { longestTexts } from './catalog-file/catalogColumns';
import { defaultWarehouse, isOfferedWarehouse } from './constants';
import { parseSku } from './sku';
import { readerOf, readStock, type SheetRow } from './spreadsheet/readCell';
import { readHeader } from './spreadsheet/readHeader';
import { notingHidden, readCells, type RowCells } from './spreadsheet/rowCells';
import type { RowLog } from './spreadsheet/rowErrors';
import { readWarehouse } from './user-file';

/** Every column that a stock file may have (api.md 'Files people upload'). */
export const stockColumns = ['sku', 'stock', 'warehouse'] as const;

/** The columns that a stock file must have (api.md 'Files people upload'). */
export const requiredStockColumns = ['sku', 'stock'] as const;

/** The name of a column of a stock file (api.md 'Files people upload'). */
export type StockColumn = (typeof stockColumns)[number];

/** How many pieces of a sku are in a warehouse (api.md 'Files people upload'). */
export type ParsedStock = { sku: string; warehouse: string; quantity: number };

const firstDataRow = 2;

const readSku = readerOf<string>((text) => {
  if (text.length > longestTexts.sku) return { error: `must have at most ${longestTexts.sku} characters` };
  return parseSku(text) === null ? { error: 'must be a sku, as in WJM123000M' } : { value: text };
});

/** A row that names a warehouse which is none of those that are offered: only the host knows whether it exists. */
export type StrangeWarehouse = { row: number; warehouse: string };

/**
 * The stock of a file, each sku of a warehouse once, or all its bad rows: a file is applied whole or not at all, so
 * with any error there is no stock. A row without a warehouse is about the default one (api.md 'Files people upload').
 */
export function parseStockRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): RowLog & { stocks: ParsedStock[]; strange: StrangeWarehouse[] } {
  const { positions, ...log } = readHeader(header, stockColumns, requiredStockColumns);
  const { errors, notes } = log;
  if (errors.length > 0) return { stocks: [], strange: [], ...log };

  const stocks: ParsedStock[] = [];
  const strange: StrangeWarehouse[] = [];
  const rowByPlace = new Map<string, number>();
  for (const sheetRow of notingHidden(rows, notes)) {
    const row = readCells(positions, sheetRow, log);
    const stock = row === null ? null : readStockRow(row);
    if (row === null || stock === null) continue;
    const { sku, warehouse } = stock;
    const place = `${warehouse} ${sku}`;
    const first = rowByPlace.get(place);
    if (first !== undefined) row.report('sku', `repeats ${sku} of row ${first}`);
    else rowByPlace.set(place, row.number);
    if (!isOfferedWarehouse(warehouse)) strange.push({ row: row.number, warehouse });
    stocks.push(stock);
  }
  if (stocks.length === 0 && errors.length === 0)
    errors.push({ row: firstDataRow, column: 'sku', message: 'the file has no stock' });
  return errors.length > 0 ? { stocks: [], strange, ...log } : { stocks, strange, ...log };
}

/** The stock that a row names, or null when one of its cells is bad, which is reported. */
function readStockRow(row: RowCells<StockColumn>): ParsedStock | null {
  const sku = row.readRequired('sku', readSku);
  const quantity = row.readRequired('stock', readStock);
  const place = readWarehouse(row.cell('warehouse'));
  const warehouse = row.read('warehouse', () => place) ?? defaultWarehouse;
  return 'error' in place || sku === null || quantity === null ? null : { sku, warehouse, quantity };
}
