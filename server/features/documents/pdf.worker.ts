import type { CatalogDocument } from './CatalogDocument';
import type { OrderDocument } from './OrderDocument';
import { makeCatalogPreview } from './pdf/makeCatalogPreview';
import { type FullOrder, makeFullOrder } from './pdf/makeFullOrder';
import { makeConfirmation, makeOrderTable } from './pdf/makeOrderTable';
import { makeStockList } from './pdf/makeStockList';

/** The full PDF of an order. Runs in a worker thread, as all of these do; what a document is made from comes as JSON. */
export function fullOrder(text: string): Promise<Uint8Array> {
  const order: FullOrder = JSON.parse(text);
  return makeFullOrder(order, text);
}

/** The PDF of what an order holds. */
export function orderTable(text: string): Promise<Uint8Array> {
  const order: OrderDocument = JSON.parse(text);
  return makeOrderTable(order, text);
}

/** The confirmation of an order. */
export function confirmation(text: string): Promise<Uint8Array> {
  const order: OrderDocument = JSON.parse(text);
  return makeConfirmation(order, text);
}

/** The preview of a catalog. */
export function catalogPreview(text: string): Promise<Uint8Array> {
  const catalog: CatalogDocument = JSON.parse(text);
  return makeCatalogPreview(catalog, text);
}

/** The stock of a catalog. */
export function stockList(text: string): Promise<Uint8Array> {
  const catalog: CatalogDocument = JSON.parse(text);
  return makeStockList(catalog, text);
}
