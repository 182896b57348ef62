import { CsvError, parse } from 'csv-parse/sync';
import type { Spreadsheet } from './readSpreadsheet';
import { faults } from './SpreadsheetFault';

/**
 * Reads texts between commas, semicolons or tabs, whichever comes first in the first row; in double quotes a text
 * may hold separators, line ends and doubled quotes. Throws a `SpreadsheetFault` when a quote is never closed.
 */
export function readCsv(bytes: Buffer): Spreadsheet {
  const [header = [], ...rows] = parseRows(bytes);
  return { header, rows: rows.map((cells, index) => ({ row: index + 2, cells })) };
}

/** A first row longer than this has its separator well before the end. */
const firstRowBytes = 4096;

function parseRows(bytes: Buffer): string[][] {
  const [firstRow = ''] = bytes.toString('utf8', 0, firstRowBytes).split(/[\r\n]/, 1);
  try {
    return parse(bytes, {
      bom: true,
      delimiter: /[,;\t]/.exec(firstRow)?.[0] ?? ',',
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw faults.openQuote(Number(error.records) + 1);
    throw error;
  }
}
