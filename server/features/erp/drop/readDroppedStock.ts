import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type StockReading, StockUnreadable } from '../../../erpConnector';
import type { Workers } from '../../../background/workers';
import { readStockCsv, readStockSheet } from '../../../files/stockFile';
import { codeOf } from './durableFiles';

/** The names under which the ERP may leave its stock, the one that is taken first. */
const readers = { 'stock.csv': readStockCsv, 'stock.xlsx': readStockSheet };
const largest = 64 * 1024 * 1024;

/** Reads the stock file that the ERP has left in its folder; the file stays. */
export async function readDroppedStock(inbox: string, workers: Workers): Promise<StockReading> {
  for (const [name, read] of Object.entries(readers)) {
    const file = path.join(inbox, name);
    const size = await sizeOf(file);
    if (size === null) continue;
    if (size > largest) throw new StockUnreadable(`The ERP's stock file ${name} is larger than 64 MiB.`);
    return read(workers, file);
  }
  throw new StockUnreadable(
    "There is no stock file in the ERP's folder: it leaves one as in/stock.csv or in/stock.xlsx.",
  );
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
