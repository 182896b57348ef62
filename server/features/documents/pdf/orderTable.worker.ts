import type { OrderDocument } from '../content';
import { type ColorRow, groupStyles, sortSkus, type Style } from '../orderedSkus';
import { codesText, shownColor, shownStyle } from '../ownCodes';
import type { OrderedSku } from '../queries';
import { amountText, beside, countText } from '../texts';
import { drawCard } from './card';
import { chargesHeight, drawCharges } from './charges';
import { closingHeight, drawClosing } from './closing';
import { beginOrder, orderFoot, orderKind } from './cover';
import { drawDropHead, drawSum, dropGroups, dropText, dropTitle, sumHeight } from './drops';
import { palette, type PageCanvas } from './PageCanvas';
import type { SizeRow } from './sizeTable';

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

/** Draws a block for each style, by drop; the end of the last one is on a page with `below` points under it. */
function drawStyles(
  canvas: PageCanvas,
  { head, papers, skus }: OrderDocument,
  { below = 0, withEans = false },
): void {
  const groups = dropGroups(groupStyles(sortSkus(skus)), ({ first }) => first.drop);
  const hasDrops = groups.length > 1;
  for (const { drop, items } of groups) {
    if (hasDrops) drawDropHead(canvas, dropTitle(drop, papers), 90);
    for (const style of items) {
      const isLast = style === items.at(-1);
      const after = (hasDrops ? sumHeight : 0) + (items === groups.at(-1)?.items ? below : 0);
      drawCard(canvas, toCard(style, head.currency, withEans), {
        level: hasDrops ? 'H3' : 'H2',
        below: isLast ? after : 0,
      });
    }
    const sum = sumOf(items.flatMap(({ skus: own }) => own));
    if (hasDrops) drawSum(canvas, { label: dropText(drop), ...sum, currency: head.currency });
  }
}

const columns = [
  { title: 'Pieces', width: 38 },
  { title: 'Price', width: 46 },
  { title: 'Amount', width: 62 },
];

function toCard({ first, sizes, rows, skus }: Style, currency: string, withEans: boolean) {
  const { pieces, cents } = sumOf(skus);
  return {
    name: first.name,
    facts: factsOf(first),
    prices: [],
    table: {
      sizes,
      ends: columns,
      rows: rows.map((row) => toRow(row, sizes, currency, withEans)),
      total: rows.length > 1 ? [countText(pieces), '', amountText(cents, currency)] : undefined,
    },
    pictures: null,
  };
}

/** The codes of a style that the lines of its colors don't have. */
function factsOf({ generic, number, style_code: styleCode }: OrderedSku): string {
  return beside(shownStyle({ generic, number, styleCode }).filter((code) => code !== generic));
}

function toRow(
  { first, quantities, wanted, pieces, eans, ownSkus }: ColorRow,
  sizes: string[],
  currency: string,
  withEans: boolean,
): SizeRow {
  const { generic, style_code: styleCode, color, color_code: code } = first;
  return {
    code: generic + color,
    shown: shownColor({ generic, styleCode }, { number: color, code, name: first.color_name }),
    name: first.color_name,
    isWanted: wanted.all,
    cells: sizes.map((size) => {
      const quantity = quantities.get(size);
      const isWanted = wanted.all || wanted.sizes.includes(size);
      return { text: quantity === undefined ? '' : countText(quantity), isWanted };
    }),
    ends: [
      countText(pieces),
      amountText(first.price_cents, currency),
      amountText(pieces * first.price_cents, currency),
    ],
    sum: { pieces, cents: pieces * first.price_cents },
    below: [...codesText('SKU', ownSkus), ...(withEans ? codesText('EAN', eans) : [])],
  };
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

function sumOf(skus: readonly OrderedSku[]) {
  const ordered = skus.filter(({ quantity }) => quantity > 0);
  return {
    styles: new Set(ordered.map(({ generic }) => generic)).size,
    pieces: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: ordered.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0),
  };
}
