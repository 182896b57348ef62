import { read, type WorkBook } from 'xlsx';
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
