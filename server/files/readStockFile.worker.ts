import { byRow } from '../../src/domain/spreadsheet/rowErrors';
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
  return {
    chunks: [...toChunks(stocks)],
    count: stocks.length,
    warehouses,
    ...(notes.length > 0 && { notes: byRow(notes) }),
    faults: errors,
    unknownWarehouses,
  };
}
