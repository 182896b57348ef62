import type { OrderDocument } from '../content';
import { closingHeight, drawClosing } from './closing';
import { beginOrder, orderFoot, orderKind } from './cover';
import { drawStyles, sumOf } from './styleCards';

/**
 * The confirmation of an order: what is bought and for how much, the brand's terms, and where both sides sign. Runs in
 * a worker thread.
 */
export async function confirmation(json: string): Promise<Uint8Array> {
  const document: OrderDocument = JSON.parse(json);
  // What is only marked as wanted is not binding.
  const skus = document.skus
    .filter(({ quantity }) => quantity > 0)
    .map((sku) => ({ ...sku, wanted_color: false, wanted_size: false }));
  const order = { ...document, skus };
  const total = sumOf(skus);
  const canvas = await beginOrder(orderKind(order.head, 'Order confirmation'), order, total, json);
  drawStyles(canvas, order, { below: closingHeight(canvas, order), withEans: true });
  drawClosing(canvas, order, total);
  return canvas.finish(orderFoot(order));
}
