import type { OrderDocument } from '../content';
import { groupStyles, sortSkus } from '../orderedSkus';
import { textsIn, type Words } from '../texts';
import { drawTotal, totalHeight } from './charges';
import { beginOrder, orderFoot, orderKind } from './cover';
import { sumOf } from './orderCards';
import { palette, type PageCanvas } from './PageCanvas';
import { drawStyles } from './styleCards';

/** The PDF of an order's garments, which marks what is wanted. Runs in a worker thread. */
export async function orderTable(json: string, words?: Words): Promise<Uint8Array> {
  const order: OrderDocument = JSON.parse(json);
  const texts = textsIn(order.locale, words);
  const styles = groupStyles(sortSkus(order.skus)).filter(({ pieces }) => pieces > 0);
  const total = sumOf(styles);
  const canvas = await beginOrder(texts, orderKind(order.head), order, total, json);
  const hasWanted = styles.some(({ rows }) =>
    rows.some(({ wanted }) => wanted.all || wanted.sizes.length > 0),
  );
  const below = totalHeight(canvas, order) + (hasWanted ? legendHeight : 0);
  await drawStyles(canvas, order, styles, { below });
  drawTotal(canvas, order, total);
  if (hasWanted) drawLegend(canvas);
  return canvas.finish(orderFoot(texts, order));
}

const legendHeight = 18;

function drawLegend(canvas: PageCanvas): void {
  const { left } = canvas.page;
  canvas.need(legendHeight);
  canvas.box(left, canvas.y + 3, 12, 9, palette.wanted);
  const textStyle = { size: 7, color: palette.soft };
  const legend = canvas.texts.t('wanted: the customer is not sure yet');
  canvas.text(legend, left + 17, canvas.y + 10, 300, textStyle);
  canvas.y += legendHeight;
}
