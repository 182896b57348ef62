import { isolated } from '../../../../src/domain/text/isolated';
import type { LoadedGarment } from '../../../db/garments';
import { loadPicture } from '../pictures';
import { shownStyle } from '../ownCodes';
import { beside, type Texts } from '../texts';
import { palette, type PageCanvas } from './PageCanvas';
import { drawTable } from './drawTable';
import { heightOf, layOutTable, type SizeTable } from './sizeTable';

/** Same proportions as the image host's pictures. */
const pictureSize = { width: 78, height: 107 };
const swatchSize = { width: 9, height: 9 };
const gap = 12;
const air = 11;
const nameTextStyle = { size: 9.5, weight: 'semibold' } as const;
const nameLeading = 12;
const details = { size: 7.5, color: palette.soft } as const;
const leading = 10;

/** What a card shows of a garment. */
export interface Card {
  name: string;
  /** What it is, below its name. */
  facts: string;
  /** The figures at the right, most important first. */
  prices: string[];
  table: SizeTable;
  /** The main picture, and the swatches by code; null for a card without pictures. */
  pictures: { main: Buffer | null; swatches: ReadonlyMap<string, Buffer> } | null;
}

/**
 * Draws a garment with its table, kept on one page unless it is taller than a page. The `below` points under it are on the
 * page of its last row.
 */
export function drawCard(canvas: PageCanvas, card: Card, { level = 'H3', below = 0 } = {}): void {
  const { page } = canvas;
  const { pictures, name } = card;
  const x = page.left + (pictures === null ? 0 : pictureSize.width + gap);
  const width = page.right - x;
  const names = pictures === null ? 170 : 128;
  const table = layOutTable(canvas, card.table, { x, width, names, swatches: pictures?.swatches });
  const head = layOutHead(canvas, card, width);
  const height = Math.max(pictures === null ? 0 : pictureSize.height, head.height + heightOf(table)) + air;

  const fitsOnPage = height <= canvas.room;
  canvas.need(
    fitsOnPage
      ? height + (height + below <= canvas.room ? below : 0)
      : Math.min(head.height + 60, canvas.room),
  );
  const top = canvas.y;
  canvas.structure.bookmark(name, top);
  const startPage = canvas.doc.page;
  drawHead(canvas, head, { x, width, level });
  if (pictures !== null) canvas.picture(pictures.main, name, page.left, top, pictureSize);
  canvas.y = top + head.height;
  const continued = canvas.texts.t('{name} (continued)', { name: isolated(name) });
  const drawContinued = () => {
    canvas.lines(canvas.wrap(continued, width, nameTextStyle), x, canvas.y + 9, width, {
      ...nameTextStyle,
      leading: nameLeading,
    });
    canvas.y += 14;
  };
  drawTable(canvas, table, drawContinued, below === 0 ? 0 : air + below);
  if (canvas.doc.page === startPage && pictures !== null)
    canvas.y = Math.max(canvas.y, top + pictureSize.height);
  canvas.y += air;
  canvas.rule(page.left, canvas.y - air / 2, page.width, palette.line, 0.4);
}

/** What a card says of a garment below its name. */
export function garmentFacts({ t }: Texts, garment: LoadedGarment): string {
  const { collection, composition, madeIn } = garment;
  const made = madeIn === '' ? '' : t('Made in {country}', { country: madeIn });
  return beside([...shownStyle(garment), collection, composition, made]);
}

interface Head {
  name: string[];
  facts: string[];
  prices: string[];
  /** Where the facts begin: below the name, or beside it where there is no picture and both fit in one line. */
  factsAt: { indent: number; isBeside: boolean };
  height: number;
}

function layOutHead(canvas: PageCanvas, { name, facts, prices, pictures }: Card, width: number): Head {
  const [price = '', ...others] = prices;
  const priceWidth = canvas.widthOf(price, nameTextStyle);
  const right = Math.max(0, ...others.map((one) => canvas.widthOf(one, details)));
  const lines = {
    name: canvas.wrap(name, width - priceWidth - 10, nameTextStyle),
    facts: canvas.wrap(facts, width - right - 10, details),
  };
  const indent = canvas.widthOf(name, nameTextStyle) + 8;
  const isBeside =
    pictures === null && indent + canvas.widthOf(facts, details) <= width - Math.max(priceWidth, right) - 10;
  const rest = Math.max(isBeside ? 0 : lines.facts.length, others.length);
  const height = lines.name.length * nameLeading + 2 + rest * leading;
  return { ...lines, prices, factsAt: { indent: isBeside ? indent : 0, isBeside }, height };
}

function drawHead(
  canvas: PageCanvas,
  { name, facts, prices, factsAt }: Head,
  { x, width, level }: { x: number; width: number; level: string },
): void {
  const [price = '', ...others] = prices;
  const first = canvas.y + 9;
  const second = first + (name.length - 1) * nameLeading + 11;
  canvas.structure.within(level, () =>
    canvas.lines(name, x, first, width, { ...nameTextStyle, leading: nameLeading }),
  );
  canvas.structure.within('P', () => {
    const factsBox = [x + factsAt.indent, factsAt.isBeside ? first : second, width - factsAt.indent] as const;
    canvas.lines(facts, ...factsBox, { ...details, leading });
    canvas.figure(price, x, first, width, { ...nameTextStyle, align: 'right' });
    canvas.lines(others, x, second, width, { ...details, leading, align: 'right' });
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
