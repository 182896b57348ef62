import { groupColours } from '../groupColours';
import type { OrderDocument } from '../OrderDocument';
import type { OrderedSku } from '../queries/orderQueries';
import { sortSkus } from '../sortSkus';
import { drawCover } from './drawCover';
import { drawDropHead, drawSum, sumHeight } from './drawTotals';
import { drawSignatures, drawTerms } from './drawTerms';
import { dropGroups, dropText } from './dropGroups';
import { loadLogo } from './loadPicture';
import { orderCover, orderFoot } from './orderCover';
import { drawRun, splitRun } from './orderTable';
import { page, Paper } from './Paper';
import { palette } from './palette';

/** The PDF of the garments that an order holds, as a table without pictures; their colours that are wanted are marked. */
export async function makeOrderTable(document: OrderDocument, letters: string): Promise<Uint8Array> {
  const held = new Set(document.skus.filter(({ quantity }) => quantity > 0).map(({ generic }) => generic));
  const order = { ...document, skus: document.skus.filter(({ generic }) => held.has(generic)) };
  const paper = await beginOrder(
    order.head.catalog_type === 'return' ? 'Return order' : 'Order',
    order,
    letters,
  );
  drawTable(paper, order);
  if (order.skus.some((sku) => sku.wanted_color || sku.wanted_size)) drawLegend(paper);
  return paper.finish(orderFoot(order));
}

/** The confirmation of an order: what is bought and for how much, the brand's terms, and where both sides sign. */
export async function makeConfirmation(document: OrderDocument, letters: string): Promise<Uint8Array> {
  // What somebody is not sure of yet binds nobody.
  const skus = document.skus
    .filter(({ quantity }) => quantity > 0)
    .map((sku) => ({ ...sku, wanted_color: false, wanted_size: false }));
  const order = { ...document, skus };
  const paper = await beginOrder('Order confirmation', order, letters);
  drawTable(paper, order);
  if (order.brand.terms !== '') drawTerms(paper, order.brand.terms);
  drawSignatures(paper, [order.brand.name || 'Seller', order.head.customer_name]);
  return paper.finish(orderFoot(order));
}

async function beginOrder(kind: string, order: OrderDocument, letters: string): Promise<Paper> {
  const { brand, head } = order;
  const paper = new Paper({ title: `${kind} ${head.name}`, author: brand.name, letters });
  drawCover(paper, orderCover(kind, order, await loadLogo(brand.logo), sumOf(order.skus)));
  return paper;
}

function drawTable(paper: Paper, { head, skus }: OrderDocument): void {
  const groups = dropGroups(sortSkus(skus), ({ drop }) => drop);
  for (const { drop, items } of groups) {
    if (groups.length > 1) {
      paper.need(70);
      drawDropHead(paper, dropText(drop));
    }
    const runs = groupColours(items).flatMap(splitRun);
    for (const [n, run] of runs.entries()) drawRun(paper, run, n === runs.length - 1 ? sumHeight : 0);
    if (groups.length > 1)
      drawSum(paper, { label: dropText(drop), ...sumOf(items), currency: head.currency });
  }
  drawSum(paper, { label: 'Total', ...sumOf(skus), currency: head.currency }, true);
}

function drawLegend(paper: Paper): void {
  paper.need(18);
  paper.box(page.left, paper.y + 3, 12, 9, palette.wanted);
  paper.text('wanted: the customer is not sure yet', page.left + 17, paper.y + 10, 300, {
    size: 7,
    color: palette.soft,
  });
  paper.y += 18;
}

function sumOf(skus: readonly OrderedSku[]) {
  const ordered = skus.filter(({ quantity }) => quantity > 0);
  return {
    styles: new Set(ordered.map(({ generic }) => generic)).size,
    pieces: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: ordered.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0),
  };
}
