import { page, type Paper } from './Paper';
import { palette } from './palette';
import type { PrintedGarment } from './PrintedGarment';
import type { SizeTable } from './SizeTable';
import { splitTable } from './SizeTable';
import { drawTablePart, heightOf, rowsWithin, sizesWithin, type TablePlace } from './drawTable';
import { beside } from './texts';

/** How tall and wide the picture on a card is: as the pictures of the image host. */
export const cardPicture = { width: 78, height: 107 } as const;

const gap = 12;
const air = 11;
const width = page.right - page.left;
const pageRoom = page.bottom - page.top - 60;
const details = { size: 7.5, color: palette.soft } as const;

/** What a card shows of a garment besides its table. */
export interface Card {
  printed: Pick<PrintedGarment, 'garment' | 'sizes' | 'rows'>;
  ends: SizeTable['ends'];
  /** Prices, the first one most. */
  prices: string[];
  /** What is added up, below the table. */
  sum: string;
  /** The picture and the swatches by code; null for a card without pictures. */
  pictures: { main: Buffer | null; swatches: ReadonlyMap<string, Buffer> } | null;
}

/** Draws a garment with its table; it is kept on one page unless it is taller than that. */
export function drawCard(paper: Paper, card: Card): void {
  const { printed, pictures, sum } = card;
  const x = page.left + (pictures === null ? 0 : cardPicture.width + gap);
  const place: TablePlace = {
    x,
    width: page.right - x,
    names: pictures === null ? 190 : 148,
    swatches: pictures?.swatches,
  };
  const table: SizeTable = { sizes: printed.sizes, rows: printed.rows, ends: card.ends };
  const facts = factsOf(paper, card, place.width);
  const headHeight = 14 + facts.length * 10;
  const parts = splitTable(table, {
    sizes: sizesWithin(table, place),
    rows: rowsWithin(pageRoom - headHeight),
  });
  const tables = parts.reduce((height, part) => height + heightOf(part), 0);
  const height = Math.max(
    pictures === null ? 0 : cardPicture.height,
    headHeight + tables + (sum === '' ? 0 : 14),
  );

  paper.need(Math.min(height, pageRoom) + air);
  const top = paper.y;
  if (pictures !== null) drawPicture(paper, pictures.main, top);
  drawHead(paper, card, facts, x, place.width);
  paper.y = top + headHeight;
  let from = top;
  for (const part of parts) {
    if (height > pageRoom && paper.need(heightOf(part))) {
      from = paper.y;
      paper.text(`${printed.garment.name} (continued)`, x, paper.y + 9, place.width, {
        size: 9,
        weight: 'semibold',
      });
      paper.y += 14;
    }
    drawTablePart(paper, table, part, place);
  }
  if (sum !== '') {
    paper.need(14);
    paper.rule(x, paper.y, place.width, palette.ink, 0.5);
    paper.text(sum, x, paper.y + 9.6, place.width, { size: 8, weight: 'semibold', align: 'right' });
    paper.y += 14;
  }
  if (from === top && pictures !== null) paper.y = Math.max(paper.y, top + cardPicture.height);
  paper.y += air;
}

function factsOf(paper: Paper, { printed: { garment }, prices }: Card, wide: number): string[] {
  const number = garment.number === garment.generic ? '' : garment.number;
  const made = garment.madeIn === '' ? '' : `Made in ${garment.madeIn}`;
  const text = beside([garment.generic, number, garment.collection, garment.composition, made]);
  const right = Math.max(0, ...prices.slice(1).map((price) => paper.widthOf(price, details)));
  return paper.wrap(text, wide - right - 10, 2, details);
}

function drawHead(paper: Paper, { printed, prices }: Card, facts: string[], x: number, wide: number): void {
  const [price = '', ...others] = prices;
  const look = { size: 10, weight: 'semibold' } as const;
  const priceWidth = paper.widthOf(price, look);
  paper.text(printed.garment.name, x, paper.y + 9, wide - priceWidth - 10, look);
  paper.figure(price, x, paper.y + 9, wide, { ...look, align: 'right' });
  paper.lines(facts, x, paper.y + 20, wide, { ...details, leading: 10 });
  paper.lines(others, x, paper.y + 20, wide, { ...details, leading: 10, align: 'right' });
}

/** A picture, or the quiet place of a missing one. */
function drawPicture(paper: Paper, picture: Buffer | null, top: number): void {
  const { width: wide, height } = cardPicture;
  if (picture === null) {
    paper.box(page.left, top, wide, height, palette.tint);
    paper.text('No picture', page.left, top + height / 2 + 2, wide, {
      size: 6.5,
      color: palette.soft,
      align: 'center',
    });
  } else paper.doc.image(picture, page.left, top, { width: wide, height });
}

/** A line between cards, above the next one. */
export function drawBetween(paper: Paper): void {
  paper.rule(page.left, paper.y - air / 2, width, palette.line, 0.4);
}
