import type { OrderDocument } from '../content';
import { type ColorRow, groupColors, type SizeRun, sortSkus } from '../orderedSkus';
import type { OrderedSku } from '../queries';
import { amountText, countText } from '../texts';
import { beginOrder, orderFoot, orderKind } from './cover';
import { drawDropHead, drawSum, dropGroups, dropText, sumHeight } from './drops';
import { page, palette, type Paper } from './Paper';

/** The PDF of an order's garments, as a table that marks what is wanted. Runs in a worker thread. */
export async function orderTable(json: string): Promise<Uint8Array> {
  const document: OrderDocument = JSON.parse(json);
  const held = new Set(document.skus.filter(({ quantity }) => quantity > 0).map(({ generic }) => generic));
  const order = { ...document, skus: document.skus.filter(({ generic }) => held.has(generic)) };
  const paper = await beginOrder(orderKind(order.head), order, sumOf(order.skus), json);
  drawTable(paper, order);
  if (order.skus.some((sku) => sku.wanted_color || sku.wanted_size)) drawLegend(paper);
  return paper.finish(orderFoot(order));
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
  const paper = await beginOrder('Order confirmation', order, sumOf(skus), json);
  drawTable(paper, order);
  if (order.brand.terms !== '') drawTerms(paper, order.brand.terms);
  drawSignatures(paper, [order.brand.name || 'Seller', order.head.customer_name]);
  return paper.finish(orderFoot(order));
}

function drawTable(paper: Paper, { head, skus }: OrderDocument): void {
  const groups = dropGroups(sortSkus(skus), ({ drop }) => drop);
  const hasDrops = groups.length > 1;
  for (const { drop, items } of groups) {
    if (hasDrops) drawDropHead(paper, dropText(drop), 70);
    const runs = groupColors(items).flatMap(splitRun);
    for (const [n, run] of runs.entries())
      drawRun(paper, run, head.currency, n === runs.length - 1 ? sumHeight : 0);
    if (hasDrops) drawSum(paper, { label: dropText(drop), ...sumOf(items), currency: head.currency });
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

const columns = { garment: 158, color: 94, pieces: 36, price: 46, amount: 58 };
const left = columns.garment + columns.color;
const right = columns.pieces + columns.price + columns.amount;
const room = page.width - left - right;
const mostSizes = 8;
const headHeight = 16;
const rowHeight = 14.5;

/** Splits a run into parts that fit the width of the page; a color ordered in two parts appears in both. */
function splitRun({ sizes, rows }: SizeRun): SizeRun[] {
  if (sizes.length <= mostSizes) return [{ sizes, rows }];
  const parts: SizeRun[] = [];
  for (let from = 0; from < sizes.length; from += mostSizes) {
    const some = sizes.slice(from, from + mostSizes);
    const inPart = rows.flatMap((row) => {
      const quantities = new Map([...row.quantities].filter(([size]) => some.includes(size)));
      const wanted = { all: row.wanted.all, sizes: row.wanted.sizes.filter((size) => some.includes(size)) };
      const pieces = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0);
      const isHere = pieces > 0 || wanted.sizes.length > 0 || (wanted.all && from === 0 && row.pieces === 0);
      return isHere ? [{ ...row, quantities, wanted, pieces }] : [];
    });
    if (inPart.length > 0) parts.push({ sizes: some, rows: inPart });
  }
  return parts;
}

/**
 * Draws the colors of a size run as a table, with its header on every page it spans. Its last row stays on one page
 * with what follows, which is `below` points tall.
 */
function drawRun(paper: Paper, { sizes, rows }: SizeRun, currency: string, below: number): void {
  paper.need(headHeight + rowHeight * 2);
  drawHead(paper, sizes);
  let last = '';
  for (const [n, row] of rows.entries()) {
    if (paper.need(n === rows.length - 1 ? rowHeight + 12 + below : rowHeight)) {
      drawHead(paper, sizes);
      last = '';
    }
    drawRow(paper, row, sizes, currency, row.first.generic !== last);
    last = row.first.generic;
  }
  paper.rule(page.left, paper.y, page.width);
  paper.y += 12;
}

const sizeWidth = (sizes: readonly string[]) => Math.min(26, room / Math.max(1, sizes.length));

function drawHead(paper: Paper, sizes: readonly string[]): void {
  paper.box(page.left, paper.y, page.width, headHeight, palette.tint);
  const baseline = paper.y + 10.8;
  const look = { size: 6.8, weight: 'semibold', color: palette.soft } as const;
  paper.text('Garment', page.left + 5, baseline, columns.garment - 8, look);
  paper.text('Color', page.left + columns.garment, baseline, columns.color - 4, look);
  const wide = sizeWidth(sizes);
  for (const [n, size] of sizes.entries()) {
    paper.figure(size, page.left + left + n * wide + 1, baseline, wide - 2, { ...look, align: 'center' });
  }
  drawEnds(paper, baseline, ['Pieces', 'Price', 'Amount'], look);
  paper.y += headHeight;
}

function drawRow(
  paper: Paper,
  { first, quantities, wanted, pieces }: ColorRow,
  sizes: readonly string[],
  currency: string,
  isNew: boolean,
) {
  if (isNew) paper.rule(page.left, paper.y, page.width);
  const baseline = paper.y + 10;
  if (isNew)
    paper.text(first.name, page.left + 5, baseline, columns.garment - 9, { size: 7.6, weight: 'semibold' });
  const code = { size: 7.2, color: palette.soft };
  const codeText = first.generic + first.color;
  const codeWidth = paper.widthOf(codeText, code);
  paper.text(codeText, page.left + columns.garment, baseline, columns.color, code);
  paper.text(
    first.color_name,
    page.left + columns.garment + codeWidth + 4,
    baseline,
    columns.color - codeWidth - 8,
    { size: 7.5 },
  );
  const wide = sizeWidth(sizes);
  for (const [n, size] of sizes.entries()) {
    const x = page.left + left + n * wide;
    if (wanted.all || wanted.sizes.includes(size)) {
      paper.box(x + 0.5, paper.y + 1.5, wide - 1, rowHeight - 3, palette.wanted);
    }
    const quantity = quantities.get(size);
    if (quantity !== undefined)
      paper.figure(countText(quantity), x + 1, baseline, wide - 2, { align: 'center' });
  }
  const amounts = [first.price_cents, pieces * first.price_cents].map((cents) => amountText(cents, currency));
  drawEnds(paper, baseline, [countText(pieces), ...amounts], { size: 8 });
  paper.y += rowHeight;
}

function drawEnds(paper: Paper, baseline: number, ends: readonly string[], look: { size: number }): void {
  let x = page.right - right;
  for (const [n, wide] of [columns.pieces, columns.price, columns.amount].entries()) {
    const inset = n === 2 ? 5 : 2;
    paper.figure(ends[n] ?? '', x + 2, baseline, wide - inset - 2, { ...look, align: 'right' });
    x += wide;
  }
}

const termsLook = { size: 7.5, color: palette.soft, leading: 10.5 } as const;

/** Draws the terms of a confirmation, paragraph by paragraph, over as many pages as they take. */
function drawTerms(paper: Paper, terms: string): void {
  paper.need(60);
  paper.y += 8;
  paper.text('Terms', page.left, paper.y + 9, page.width, { size: 9, weight: 'semibold' });
  paper.y += 18;
  for (const paragraph of terms.split(/\r?\n/)) {
    if (paragraph.trim() === '') {
      paper.y += 5;
      continue;
    }
    for (const line of paper.wrap(paragraph, page.width, Number.POSITIVE_INFINITY, termsLook)) {
      paper.need(termsLook.leading);
      paper.text(line, page.left, paper.y + 8, page.width, termsLook);
      paper.y += termsLook.leading;
    }
    paper.y += 3;
  }
}

/** Draws the signature lines of both sides, next to each other. */
function drawSignatures(paper: Paper, names: readonly string[]): void {
  paper.need(78);
  paper.y += 52;
  const wide = (page.width - 40) / 2;
  for (const [n, name] of names.entries()) {
    const x = page.left + n * (wide + 40);
    paper.rule(x, paper.y, wide, palette.ink, 0.6);
    paper.text(name, x, paper.y + 10, wide, { size: 8, weight: 'semibold' });
    paper.text('Place, date, signature', x, paper.y + 20, wide, { size: 7, color: palette.soft });
  }
  paper.y += 26;
}
