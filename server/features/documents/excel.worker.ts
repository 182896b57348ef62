import { buildListSheet } from './excel/buildListSheet';
import { buildOrderSheet } from './excel/buildOrderSheet';
import { buildSkuSheet } from './excel/buildSkuSheet';
import type { OrderDocument } from './OrderDocument';
import { sortSkus } from './sortSkus';
import { writeWorkbook } from './xlsx/writeWorkbook';

/** The workbook of one order, as the bytes of an .xlsx file. Runs in a worker thread, as all of these do. */
export function orderExcel(text: string): Promise<Uint8Array> {
  const document: OrderDocument = JSON.parse(text);
  const skus = sortSkus(document.skus);
  const order = buildOrderSheet({ ...document, skus });
  return writeWorkbook([order, buildSkuSheet(skus, order.footer)]);
}

/** The workbook of the order list, from the texts of `selectListRows`. */
export function orderListExcel({ brand, rows }: { brand: string; rows: string[] }): Promise<Uint8Array> {
  return writeWorkbook([buildListSheet(rows, brand)]);
}
