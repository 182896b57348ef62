import path from 'node:path';
import type { StockReading } from '../core/erpConnector';
import { runOnSpreadsheet } from './runOnSpreadsheet';
import type { Workers } from '../core/workers';
import { warehouses } from '../../src/domain/constants';
import { type Message, message } from '../../src/domain/language/message';
import type { RowError } from '../../src/domain/spreadsheet/rowErrors';
import type { NamedStock, UnknownWarehouse } from '../../src/domain/stock-file';

/** The content of a stock file, ready for the tables, and the rows with a warehouse that is not a default one. */
export type StockFile = StockReading & { faults: RowError[]; unknownWarehouses: UnknownWarehouse[] };

/** Of these warehouses, those that exist. */
export type FindWarehouses = (warehouses: string[]) => Promise<ReadonlySet<string>>;

const worker = path.join(__dirname, 'readStockFile.worker.ts');

/** Accepts every warehouse, as the ERP has its own. */
const takeAll: FindWarehouses = async (warehouses) => new Set(warehouses);

/**
 * Reads an .xlsx or .xls stock file in a worker; rows with an unknown warehouse are reported as bad. Throws like
 * `runOnSpreadsheet` when it can't be read at all.
 */
export const readStockSheet = (workers: Workers, file: string, know = takeAll) =>
  read(workers, 'readStockSheet', file, know);

/** Reads a CSV stock file in a worker, like `readStockSheet`. */
export const readStockCsv = (workers: Workers, file: string) => read(workers, 'readStockCsv', file, takeAll);

async function read(
  workers: Workers,
  reader: 'readStockSheet' | 'readStockCsv',
  file: string,
  know: FindWarehouses,
): Promise<StockReading> {
  const found = await runOnSpreadsheet<StockFile>(workers, worker, reader, file);
  const { unknownWarehouses, faults, ...content } = found;
  const known = await know([...new Set(unknownWarehouses.map(({ warehouse }) => warehouse))]);
  const unknown = unknownWarehouses.filter(({ warehouse }) => !known.has(warehouse)).map(unknownWarehouse);
  return { ...content, faults: [...faults, ...unknown] };
}

/** The error of a row with an unknown warehouse. */
export function unknownWarehouse({ row, warehouse }: UnknownWarehouse): RowError<Message> {
  const fault = message('there is no warehouse {cell}; use {warehouses}', {
    cell: `"${warehouse}"`,
    warehouses: { anyOf: warehouses },
  });
  return { row, column: 'warehouse', message: fault };
}

/** Rows per chunk: few enough not to block the event loop. */
const chunkRows = 5000;

/** The maximum stock of a sku in a warehouse that the tables can store. */
export const maxPieces = 999_999_999;

/** Stock as JSON strings of a few thousand rows each, in integer pieces that the tables can store. */
export function* toChunks(stocks: readonly NamedStock[]): Generator<string> {
  for (let start = 0; start < stocks.length; start += chunkRows) {
    const rows = stocks.slice(start, start + chunkRows).map((stock) => ({
      ...stock,
      quantity: Math.min(maxPieces, Math.max(0, Math.floor(stock.quantity))),
    }));
    yield JSON.stringify(rows);
  }
}
