import { byRow, formatRowNote } from '../../src/domain/spreadsheet/rowErrors';
import { parseStockRows } from '../../src/domain/stock-file';
import { readCsv, type Spreadsheet } from './readSpreadsheet';
import { onSpreadsheet, withSpreadsheet } from './withSpreadsheet';
import { type StockFile, toChunks } from './stockFile';

/** Reads a stock workbook; runs in a worker thread. */
export const readStockSheet = (file: string) => withSpreadsheet('stock', file, toStockFile);

/** Reads a stock file separated by commas, semicolons or tabs; runs in a worker thread. */
export const readStockCsv = (file: string) =>
  onSpreadsheet(file, async (bytes) => toStockFile(readCsv(bytes)));

function toStockFile({ header, rows }: Spreadsheet): StockFile {
  const { stocks, errors, notes, unknownWarehouses } = parseStockRows(header, rows);
  const warehouses = [...new Set(stocks.map(({ warehouse }) => warehouse))];
  const lines = byRow(notes).map(formatRowNote);
  const noteLines = lines.length === 0 ? {} : { notes: lines };
  return {
    chunks: [...toChunks(stocks)],
    count: stocks.length,
    warehouses,
    ...noteLines,
    faults: errors,
    unknownWarehouses,
  };
}
