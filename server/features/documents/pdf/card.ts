import type { LoadedGarment } from '../../../db/garments';
import { loadPicture } from '../pictures';
import { beside } from '../texts';
import { page, palette, type Paper } from './Paper';
import {
  drawTablePart,
  heightOf,
  rowsWithin,
  sizesWithin,
  type SizeTable,
  splitTable,
  type TablePlace,
} from './sizeTable';

/** Same proportions as the image host's pictures. */
const pictureSize = { width: 78, height: 107 };
const swatchSize = { width: 9, height: 9 };
const gap = 12;
const air = 11;
const pageRoom = page.bottom - page.top - 60;
const details = { size: 7.5, color: palette.soft } as const;

/** What a card shows of a garment. */
interface Card {
  garment: LoadedGarment;
  table: SizeTable;
  /** Prices, most important first. */
  prices: string[];
  /** The total below the table. */
  sum: string;
  /** The main picture, and the swatches by code; null for a card without pictures. */
  pictures: { main: Buffer | null; swatches: ReadonlyMap<string, Buffer> } | null;
}

/** Draws a garment with its table and a line below, kept on one page unless it is taller than a page. */
export function drawCard(paper: Paper, card: Card): void {
  const { garment, table, pictures, sum } = card;
  const x = page.left + (pictures === null ? 0 : pictureSize.width + gap);
  const place: TablePlace = {
    x,
    width: page.right - x,
    names: pictures === null ? 190 : 148,
    swatches: pictures?.swatches,
  };
  const facts = factsOf(paper, card, place.width);
  const headHeight = 14 + facts.length * 10;
  const parts = splitTable(table, {
    sizes: sizesWithin(table, place),
    rows: rowsWithin(pageRoom - headHeight),
  });
  const tables = parts.reduce((height, part) => height + heightOf(part), 0);
  const height = Math.max(
    pictures === null ? 0 : pictureSize.height,
    headHeight + tables + (sum === '' ? 0 : 14),
  );

  paper.need(Math.min(height, pageRoom) + air);
  const top = paper.y;
  if (pictures !== null) paper.picture(pictures.main, page.left, top, pictureSize);
  drawHead(paper, card, facts, x, place.width);
  paper.y = top + headHeight;
  let from = top;
  for (const part of parts) {
    if (height > pageRoom && paper.need(heightOf(part))) {
      from = paper.y;
      paper.text(`${garment.name} (continued)`, x, paper.y + 9, place.width, {
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
  if (from === top && pictures !== null) paper.y = Math.max(paper.y, top + pictureSize.height);
  paper.y += air;
  paper.rule(page.left, paper.y - air / 2, page.width, palette.line, 0.4);
}

function factsOf(paper: Paper, { garment, prices }: Card, wide: number): string[] {
  const number = garment.number === garment.generic ? '' : garment.number;
  const made = garment.madeIn === '' ? '' : `Made in ${garment.madeIn}`;
  const text = beside([garment.generic, number, garment.collection, garment.composition, made]);
  const right = Math.max(0, ...prices.slice(1).map((price) => paper.widthOf(price, details)));
  return paper.wrap(text, wide - right - 10, 2, details);
}

function drawHead(paper: Paper, { garment, prices }: Card, facts: string[], x: number, wide: number): void {
  const [price = '', ...others] = prices;
  const look = { size: 10, weight: 'semibold' } as const;
  const priceWidth = paper.widthOf(price, look);
  paper.text(garment.name, x, paper.y + 9, wide - priceWidth - 10, look);
  paper.figure(price, x, paper.y + 9, wide, { ...look, align: 'right' });
  paper.lines(facts, x, paper.y + 20, wide, { ...details, leading: 10 });
  paper.lines(others, x, paper.y + 20, wide, { ...details, leading: 10, align: 'right' });
}

/** The pictures of one garment's card: the main one, and the swatches by color code. */
export async function loadCardPictures(
  { generic, colors }: LoadedGarment,
  files: Record<string, string>,
): Promise<{ main: Buffer | null; swatches: Map<string, Buffer> }> {
  const main = await loadPicture(files[generic], pictureSize);
  const swatches = new Map<string, Buffer>();
  for (const { number } of colors) {
    const swatch = await loadPicture(files[`${generic}_${number}`], swatchSize);
    if (swatch !== null) swatches.set(generic + number, swatch);
  }
  return { main, swatches };
}
