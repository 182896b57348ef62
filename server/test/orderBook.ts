import { read, utils, type WorkBook, type WorkSheet } from 'xlsx';
import type { TestApp } from './buildTestApp';

/** The response when a person downloads an order as Excel. */
export const callOrderExcel = (t: TestApp, user: { id: number }, order: { id: number | string }) =>
  t.as(user).call('downloadOrderExcel', { params: { id: String(order.id) } });

/** The workbook of an order, as this person downloads it. */
export async function downloadOrderBook(t: TestApp, user: { id: number }, order: { id: number }) {
  const answer = await callOrderExcel(t, user, order);
  expect(answer.status).toBe(200);
  return read(answer.raw, { cellFormula: true, cellNF: true });
}

/** A cell of the order's sheet, by an address such as A1. */
export function cellOf(book: WorkBook, address: string) {
  const cell: unknown = book.Sheets.Order?.[address];
  return cell;
}

/** The values of a garment with three sizes, named after its generic. */
export const garmentOf = (generic: string, values: object = {}) => ({
  generic,
  number: generic.slice(3),
  name: `Jumper ${generic}`,
  sizes: ['S', 'M', 'L'],
  ...values,
});

const firstLine = 6;
const sizesColumn = 10;

/**
 * The cells of an order form by sku, found as a person finds them: by the code of the line and the size above the cell.
 * Those of sizes that are not made are among them.
 */
export function cellsBySku(form: WorkSheet): Map<string, string> {
  const cells = new Map<string, string>();
  const rows = utils.sheet_to_json<unknown[]>(form, { header: 1, blankrows: true });
  let sizes: unknown[] = [];
  for (const [row, values] of rows.entries()) {
    if (row < firstLine) continue;
    if (values[1] === undefined) sizes = values;
    for (const [column, size] of sizes.entries()) {
      const address = utils.encode_cell({ r: row, c: column });
      if (values !== sizes && column > sizesColumn) cells.set(`${String(values[1])}${String(size)}`, address);
    }
  }
  return cells;
}
