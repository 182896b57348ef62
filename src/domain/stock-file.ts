import { longestTexts } from './catalog-file/catalogColumns';
import { defaultWarehouse, isOfferedWarehouse } from './constants';
import { toEan } from './ean';
import { type Message, message } from './language/message';
import { parseSku } from './sku';
import { readCodeUpTo, readEan } from './spreadsheet/codeReaders';
import { readStock } from './spreadsheet/numberReaders';
import { isBlank, readerOf, type SheetRow } from './spreadsheet/readCell';
import { readHeader } from './spreadsheet/readHeader';
import { isRequired, readRows, type RowCells } from './spreadsheet/rowCells';
import { repeats, type RowLog } from './spreadsheet/rowErrors';
import { withPlainDigits } from './text/digits';
import { readWarehouse } from './user-file';

/** The columns that may identify the sku of a row: ours, the brand's own code of it, and its EAN. */
export const stockNameColumns = ['sku', 'own_sku', 'ean'] as const;

/** Every column that a stock file may have (contract.md 'Files people upload'). */
export const stockColumns = [...stockNameColumns, 'stock', 'warehouse'] as const;

/** The columns required in each row, besides one that identifies the sku. */
export const requiredStockColumns = ['stock'] as const;

/** The name of a column of a stock file (contract.md 'Files people upload'). */
export type StockColumn = (typeof stockColumns)[number];

/**
 * The identification of a row's sku (contract.md 'Files people upload'). The column `sku` may contain the brand's own
 * code or an EAN, normalized in `skuEan`; with `isCode` the text has not the form of a sku, so it must be one of
 * these.
 */
export type StockName = {
  sku?: string;
  skuEan?: string;
  isCode?: true;
  ownSku?: string;
  ean?: string;
};

/** The pieces of a sku in a warehouse. */
export type NamedStock = StockName & { row?: number; warehouse: string; quantity: number };

/** The pieces of a sku in a warehouse, with its row in the file. */
export type StockRow = NamedStock & { row: number };

const firstDataRow = 2;

const readOwnSku = readCodeUpTo(longestTexts.own_sku, 'own code');
/** The digits of a sku are 0 to 9, those of a brand's own code as they are. */
const readSku = readerOf<string>((text) => {
  const sku = withPlainDigits(text);
  return readOwnSku(parseSku(sku) === null ? text : sku);
}, 'own code');

/** A row with a warehouse that is not offered in lists: only the server knows whether it exists. */
export type UnknownWarehouse = { row: number; warehouse: string };

/**
 * Parses the stock of a file, each sku once per warehouse, and all bad rows, which are excluded from the stock. Only
 * the server knows the skus of the brand's own codes and EANs. A row without a warehouse belongs to the default one
 * (contract.md 'Files people upload').
 */
export function parseStockRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): RowLog & { stocks: StockRow[]; unknownWarehouses: UnknownWarehouse[] } {
  const { positions, ...log } = readHeader(header, stockColumns, requiredStockColumns);
  const { errors } = log;
  if (!stockNameColumns.some((column) => positions.has(column)))
    errors.unshift({
      row: 1,
      column: 'sku',
      message: message('the column is missing, and so are own_sku and ean'),
    });
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
      row.report(columnOf(stock), repeats(String(named), first));
      continue;
    }
    rowByKey.set(key, number);
    stocks.push(stock);
  }
  if (stocks.length === 0 && errors.length === 0)
    errors.push({ row: firstDataRow, column: 'sku', message: message('the file has no stock') });
  return { stocks, unknownWarehouses, ...log };
}

/** The stock of a row, or null when a cell is bad, which is reported. */
function readStockRow(row: RowCells<StockColumn>): StockRow | null {
  const name = readName(row);
  const quantity = row.readRequired('stock', readStock);
  const named = readWarehouse(row.cell('warehouse'));
  const warehouse = row.read('warehouse', () => named) ?? defaultWarehouse;
  return 'error' in named || name === null || quantity === null
    ? null
    : { row: row.number, ...name, warehouse, quantity };
}

/** The identification of a row's sku; null when a cell is bad or all are blank, which is reported. */
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
  for (const column of columns.slice(0, 1)) row.report(column, requiredOr(columns[1], columns[2]));
}

function requiredOr(second: StockColumn | undefined, third: StockColumn | undefined): Message {
  if (second === undefined) return isRequired;
  return third === undefined
    ? message('is required, or {second}', { second })
    : message('is required, or {second}, or {third}', { second, third });
}

/** The first column that identifies a sku. */
function columnOf({ sku, ownSku }: StockName): StockColumn {
  if (sku !== undefined) return 'sku';
  return ownSku === undefined ? 'ean' : 'own_sku';
}
