import path from 'node:path';
import { type StockReading, StockUnreadable } from '../erpConnector';
import { Problem, Refusal } from '../http/problems';
import { runOnSpreadsheet } from './runOnSpreadsheet';
import type { Workers } from '../background/workers';
import type { ParsedStock } from '../../src/domain/stock-file';

/** The content of a stock file, ready for the tables, or the number of bad rows and a line for each bad cell. */
export type StockFile =
  { chunks: string[]; count: number; warehouses: string[] } | { sentence: string; lines: string[] };

const worker = path.join(__dirname, 'readStockFile.worker.ts');

/** Reads a stock file in .xlsx or .xls, off the event loop; throws `StockUnreadable` with each bad row listed once. */
export const readStockSheet = (workers: Workers, file: string) => read(workers, 'readStockSheet', file);

/** Reads a stock file of separated text, off the event loop; throws `StockUnreadable` with each bad row listed once. */
export const readStockCsv = (workers: Workers, file: string) => read(workers, 'readStockCsv', file);

async function read(
  workers: Workers,
  reader: 'readStockSheet' | 'readStockCsv',
  file: string,
): Promise<StockReading> {
  try {
    return wholeOf(await runOnSpreadsheet<StockFile>(workers, worker, reader, file));
  } catch (error) {
    if (error instanceof Refusal) throw new StockUnreadable(error.error);
    if (error instanceof Problem) throw new StockUnreadable(error.detail);
    throw error;
  }
}

/** Each bad row is named once: a single one in the message, several in the lines. */
function wholeOf(file: StockFile): StockReading {
  if (!('lines' in file)) return file;
  const [only, ...others] = file.lines;
  if (only !== undefined && others.length === 0) throw new StockUnreadable(only);
  throw new StockUnreadable(file.sentence, file.lines);
}

/** Rows per chunk: few enough to read and write without holding anything up. */
const chunkRows = 5000;
const mostPieces = 999_999_999;

/** Stock as JSON strings of a few thousand rows each, in whole pieces that the tables can hold. */
export function* toChunks(stocks: readonly ParsedStock[]): Generator<string> {
  for (let start = 0; start < stocks.length; start += chunkRows) {
    const rows = stocks.slice(start, start + chunkRows).map((stock) => ({
      ...stock,
      quantity: Math.min(mostPieces, Math.max(0, Math.floor(stock.quantity))),
    }));
    yield JSON.stringify(rows);
  }
}
