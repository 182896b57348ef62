import { utils, write } from 'xlsx';
import { buildOrderSheet } from './excel/buildOrderSheet';
import { buildSkuSheet } from './excel/buildSkuSheet';
import type { OrderDocument } from './excel/orderDocument';
import { sortSkus } from './excel/sortSkus';

/** The workbook of one order, as the bytes of an .xlsx file. Runs in a worker thread. */
export function orderExcel({ head, skus }: OrderDocument): Uint8Array {
  const sorted = sortSkus(skus);
  const book = utils.book_new();
  utils.book_append_sheet(book, buildOrderSheet(head, sorted), 'Order');
  utils.book_append_sheet(book, buildSkuSheet(sorted), 'Skus');
  // Texts go into the shared strings, which every reader unescapes once.
  return write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true });
}
