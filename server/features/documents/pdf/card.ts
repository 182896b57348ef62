import type { LoadedGarment } from '../../../db/garments';
import { loadPicture } from '../pictures';
import { shownStyle } from '../ownCodes';
import { beside } from '../texts';
import { palette, type Paper } from './Paper';
import { drawTable } from './drawTable';
import { heightOf, layOutTable, type SizeTable } from './sizeTable';

/** Same proportions as the image host's pictures. */
const pictureSize = { width: 78, height: 107 };
const swatchSize = { width: 9, height: 9 };
const gap = 12;
const air = 11;
const nameLook = { size: 9.5, weight: 'semibold' } as const;
const nameLeading = 12;
const details = { size: 7.5, color: palette.soft } as const;
const leading = 10;

/** What a card shows of a garment. */
interface Card {
  name: string;
  /** What it is, below its name. */
  facts: string;
  /** What stands at the right, most important first. */
  prices: string[];
  table: SizeTable;
  /** The main picture, and the swatches by code; null for a card without pictures. */
  pictures: { main: Buffer | null; swatches: ReadonlyMap<string, Buffer> } | null;
}

/**
 * Draws a garment with its table, kept on one page, together with `below` points under it, unless it is taller than a
 * page.
 */
export function drawCard(paper: Paper, card: Card, { level = 'H3', below = 0 } = {}): void {
  const { page } = paper;
  const { pictures, name } = card;
  const x = page.left + (pictures === null ? 0 : pictureSize.width + gap);
  const width = page.right - x;
  const names = pictures === null ? 170 : 128;
  const table = layOutTable(paper, card.table, { x, width, names, swatches: pictures?.swatches });
  const head = layOutHead(paper, card, width);
  const height = Math.max(pictures === null ? 0 : pictureSize.height, head.height + heightOf(table)) + air;

  const isWhole = height <= paper.room;
  paper.need(
    isWhole ? height + (height + below <= paper.room ? below : 0) : Math.min(head.height + 60, paper.room),
  );
  const top = paper.y;
  paper.structure.bookmark(name, top);
  const startPage = paper.doc.page;
  drawHead(paper, head, { x, width, level });
  if (pictures !== null) paper.picture(pictures.main, name, page.left, top, pictureSize);
  paper.y = top + head.height;
  drawTable(paper, table, () => {
    paper.lines(paper.wrap(`${name} (continued)`, width, nameLook), x, paper.y + 9, width, {
      ...nameLook,
      leading: nameLeading,
    });
    paper.y += 14;
  });
  if (paper.doc.page === startPage && pictures !== null)
    paper.y = Math.max(paper.y, top + pictureSize.height);
  paper.y += air;
  paper.rule(page.left, paper.y - air / 2, page.width, palette.line, 0.4);
}

/** What a card says of a garment below its name. */
export function garmentFacts(garment: LoadedGarment): string {
  const { collection, composition, madeIn } = garment;
  const made = madeIn === '' ? '' : `Made in ${madeIn}`;
  return beside([...shownStyle(garment), collection, composition, made]);
}

interface Head {
  name: string[];
  facts: string[];
  prices: string[];
  height: number;
}

function layOutHead(paper: Paper, { name, facts, prices }: Card, width: number): Head {
  const [price = '', ...others] = prices;
  const priceWidth = paper.widthOf(price, nameLook);
  const right = Math.max(0, ...others.map((one) => paper.widthOf(one, details)));
  const lines = {
    name: paper.wrap(name, width - priceWidth - 10, nameLook),
    facts: paper.wrap(facts, width - right - 10, details),
  };
  const rest = Math.max(lines.facts.length, others.length);
  return { ...lines, prices, height: lines.name.length * nameLeading + 2 + rest * leading };
}

function drawHead(
  paper: Paper,
  { name, facts, prices }: Head,
  { x, width, level }: { x: number; width: number; level: string },
): void {
  const [price = '', ...others] = prices;
  const first = paper.y + 9;
  const second = first + (name.length - 1) * nameLeading + 11;
  paper.structure.within(level, () =>
    paper.lines(name, x, first, width, { ...nameLook, leading: nameLeading }),
  );
  paper.structure.within('P', () => {
    paper.lines(facts, x, second, width, { ...details, leading });
    paper.figure(price, x, first, width, { ...nameLook, align: 'right' });
    paper.lines(others, x, second, width, { ...details, leading, align: 'right' });
  });
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
