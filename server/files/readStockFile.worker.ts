import type { SheetRow } from '../../src/domain/spreadsheet/readCell';
import { readFile } from 'node:fs/promises';
import { badRowsSentence, formatRowError } from '../../src/domain/spreadsheet/rowErrors';
import { parseStockRows } from '../../src/domain/stock-file';
import { type SpreadsheetOutcome, withSpreadsheet } from './runOnSpreadsheet';
import { readCsv } from './readCsv';
import { toChunks } from './toChunks';

/** What a stock file holds, ready for the tables, or how many rows are bad, and a line for each bad cell. */
export type StockFile =
  { chunks: string[]; count: number; warehouses: string[] } | { sentence: string; lines: string[] };

/** Reads an uploaded stock file; runs in a worker thread. */
export function readStockSheet(file: string): Promise<SpreadsheetOutcome<StockFile>> {
  return withSpreadsheet(file, ({ header, rows }) => toStockFile(header, rows));
}

/** Reads a stock file of texts between commas, semicolons or tabs; runs in a worker thread. */
export async function readStockCsv(file: string): Promise<StockFile> {
  const { header, rows } = readCsv(await readFile(file, 'utf8'));
  return toStockFile(header, rows);
}

function toStockFile(header: string[], rows: Iterable<SheetRow>): StockFile {
  const { stocks, errors } = parseStockRows(header, rows);
  if (errors.length > 0) return { sentence: badRowsSentence(errors), lines: errors.map(formatRowError) };
  const warehouses = [...new Set(stocks.map(({ warehouse }) => warehouse))];
  return { chunks: [...toChunks(stocks)], count: stocks.length, warehouses };
}
