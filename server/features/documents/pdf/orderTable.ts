import type { ColourRow, SizeRun } from '../groupColours';
import { page, type Paper } from './Paper';
import { palette } from './palette';
import { amountText, countText } from './texts';

const width = page.right - page.left;
const columns = { garment: 158, colour: 94, pieces: 36, price: 46, amount: 58 };
const left = columns.garment + columns.colour;
const right = columns.pieces + columns.price + columns.amount;
const room = width - left - right;
const mostSizes = 8;
const headHeight = 16;
const rowHeight = 14.5;

/** A run in parts that fit beside each other on paper; a colour that is ordered in two parts stands in both. */
export function splitRun({ sizes, rows }: SizeRun): SizeRun[] {
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
 * Draws the colours of a size run as a table, whose header stands on every page that it reaches. Its last row shares a
 * page with what follows, which is as tall as `below`.
 */
export function drawRun(paper: Paper, { sizes, rows }: SizeRun, below: number): void {
  paper.need(headHeight + rowHeight * 2);
  drawHead(paper, sizes);
  let last = '';
  for (const [n, row] of rows.entries()) {
    if (paper.need(n === rows.length - 1 ? rowHeight + 12 + below : rowHeight)) {
      drawHead(paper, sizes);
      last = '';
    }
    drawRow(paper, row, sizes, row.first.generic !== last);
    last = row.first.generic;
  }
  paper.rule(page.left, paper.y, width);
  paper.y += 12;
}

const sizeWidth = (sizes: readonly string[]) => Math.min(26, room / Math.max(1, sizes.length));

function drawHead(paper: Paper, sizes: readonly string[]): void {
  paper.box(page.left, paper.y, width, headHeight, palette.tint);
  const baseline = paper.y + 10.8;
  const look = { size: 6.8, weight: 'semibold', color: palette.soft } as const;
  paper.text('Garment', page.left + 5, baseline, columns.garment - 8, look);
  paper.text('Colour', page.left + columns.garment, baseline, columns.colour - 4, look);
  const wide = sizeWidth(sizes);
  for (const [n, size] of sizes.entries()) {
    paper.figure(size, page.left + left + n * wide + 1, baseline, wide - 2, { ...look, align: 'center' });
  }
  drawEnds(paper, baseline, ['Pieces', 'Price', 'Amount'], look);
  paper.y += headHeight;
}

function drawRow(
  paper: Paper,
  { first, quantities, wanted, pieces }: ColourRow,
  sizes: readonly string[],
  isNew: boolean,
) {
  if (isNew) paper.rule(page.left, paper.y, width);
  const baseline = paper.y + 10;
  if (isNew)
    paper.text(first.name, page.left + 5, baseline, columns.garment - 9, { size: 7.6, weight: 'semibold' });
  const code = { size: 7.2, color: palette.soft };
  const codeText = first.generic + first.color;
  const codeWidth = paper.widthOf(codeText, code);
  paper.text(codeText, page.left + columns.garment, baseline, columns.colour, code);
  paper.text(
    first.color_name,
    page.left + columns.garment + codeWidth + 4,
    baseline,
    columns.colour - codeWidth - 8,
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
  const amount = amountText(pieces * first.price_cents);
  drawEnds(paper, baseline, [countText(pieces), amountText(first.price_cents), amount], { size: 8 });
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
