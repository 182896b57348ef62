import type { OrderDocument } from '../content';
import { chargesHeight, drawCharges } from './charges';
import { beginOrder, orderFoot, orderKind } from './cover';
import { drawSum, sumHeight } from './drops';
import { palette, type PageCanvas } from './PageCanvas';
import { drawStyles, sumOf } from './styleCards';

/** The PDF of an order's garments, which marks what is wanted. Runs in a worker thread. */
export async function orderTable(json: string): Promise<Uint8Array> {
  const document: OrderDocument = JSON.parse(json);
  const held = new Set(document.skus.filter(({ quantity }) => quantity > 0).map(({ generic }) => generic));
  const order = { ...document, skus: document.skus.filter(({ generic }) => held.has(generic)) };
  const total = sumOf(order.skus);
  const canvas = await beginOrder(orderKind(order.head), order, total, json);
  const hasWanted = order.skus.some((sku) => sku.wanted_color || sku.wanted_size);
  const below = sumHeight + chargesHeight(canvas, order) + (hasWanted ? legendHeight : 0);
  drawStyles(canvas, order, { below });
  drawSum(canvas, { label: 'Total', ...total, currency: order.head.currency }, true);
  drawCharges(canvas, order, total.cents);
  if (hasWanted) drawLegend(canvas);
  return canvas.finish(orderFoot(order));
}

const legendHeight = 18;

function drawLegend(canvas: PageCanvas): void {
  const { left } = canvas.page;
  canvas.need(legendHeight);
  canvas.box(left, canvas.y + 3, 12, 9, palette.wanted);
  const textStyle = { size: 7, color: palette.soft };
  canvas.text('wanted: the customer is not sure yet', left + 17, canvas.y + 10, 300, textStyle);
  canvas.y += legendHeight;
}
