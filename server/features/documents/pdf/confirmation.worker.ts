import type { OrderDocument } from '../content';
import { drawChanges } from './changes';
import { closingHeight, drawClosing } from './closing';
import { beginOrder, confirmationKind, orderFoot } from './cover';
import { groupStyles, sortSkus } from '../orderedSkus';
import { textsIn, type Words } from '../texts';
import { sumOf } from './orderCards';
import { drawStyles } from './styleCards';

/**
 * The confirmation of an order: what is bought and for how much, the brand's terms, and where both sides sign. Runs in
 * a worker thread.
 */
export async function confirmation(json: string, words?: Words): Promise<Uint8Array> {
  const order: OrderDocument = JSON.parse(json);
  const texts = textsIn(order.locale, words);
  // What is only marked as wanted is not binding.
  const skus = order.skus
    .filter(({ quantity }) => quantity > 0)
    .map((sku) => ({ ...sku, wanted_color: false, wanted_size: false }));
  const styles = groupStyles(sortSkus(skus));
  const total = sumOf(styles);
  const canvas = await beginOrder(texts, confirmationKind(order.head), order, total, json);
  drawChanges(canvas, order);
  await drawStyles(canvas, order, styles, {
    below: closingHeight(canvas, order),
    withEans: true,
    changed: order.changes?.skus,
  });
  drawClosing(canvas, order, total);
  return canvas.finish(orderFoot(texts, order));
}
