import { longestTexts } from './catalog-file/catalogColumns';
import type { RowError } from './spreadsheet/rowErrors';
import {
  type Cell,
  type CellReader,
  isBlank,
  readerOf,
  readStock,
  type SheetRow,
} from './spreadsheet/readCell';
import { readHeader } from './spreadsheet/readHeader';
import { defaultWarehouse } from './constants';
import { parseSku } from './sku';
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

/**
 * The stock of a file, each sku of a warehouse once, or all its bad rows: a file is applied whole or not at all, so
 * with any error there is no stock. A row without a warehouse is about the default one (api.md 'Files people upload').
 */
export function parseStockRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): { stocks: ParsedStock[]; errors: RowError[] } {
  const { positions, errors } = readHeader(header, stockColumns, requiredStockColumns);
  if (errors.length > 0) return { stocks: [], errors };

  const stocks: ParsedStock[] = [];
  const rowByPlace = new Map<string, number>();
  for (const { row, cells } of rows) {
    const cellOf = (column: StockColumn): Cell => cells[positions.get(column) ?? -1] ?? null;
    if (stockColumns.every((column) => isBlank(cellOf(column)))) continue;

    const report = (column: StockColumn, message: string) => void errors.push({ row, column, message });
    const stock = readStockRow(cellOf, report);
    if (stock === null) continue;
    const place = `${stock.warehouse} ${stock.sku}`;
    const first = rowByPlace.get(place);
    if (first !== undefined) report('sku', `repeats ${stock.sku} of row ${first}`);
    else rowByPlace.set(place, row);
    stocks.push(stock);
  }
  if (stocks.length === 0 && errors.length === 0)
    errors.push({ row: firstDataRow, column: 'sku', message: 'the file has no stock' });
  return errors.length > 0 ? { stocks: [], errors } : { stocks, errors };
}

/** The stock that a row names, or null when one of its cells is bad, which is reported. */
function readStockRow(
  cellOf: (column: StockColumn) => Cell,
  report: (column: StockColumn, message: string) => void,
): ParsedStock | null {
  let isBad = false;
  const read = <Value>(column: StockColumn, reader: CellReader<Value>): Value | null => {
    const reading = reader(cellOf(column));
    if ('value' in reading) return reading.value;
    isBad = true;
    report(column, reading.error);
    return null;
  };
  for (const column of requiredStockColumns) {
    if (isBlank(cellOf(column))) report(column, 'is required');
  }
  const sku = read('sku', readSku);
  const quantity = read('stock', readStock);
  const warehouse = read('warehouse', readWarehouse) ?? defaultWarehouse;
  return isBad || sku === null || quantity === null ? null : { sku, warehouse, quantity };
}
