import { type LoadedGarment, presentGarment } from '../../../db/garments';
import type { CatalogDocument } from '../content';
import { colorTexts, shownStyle } from '../ownCodes';
import { loadPicture, lookAhead } from '../pictures';
import { amountText, beside, countOf, dayText, moneyText, pricesText } from '../texts';
import { drawCover } from './cover';
import { drawDropHead, dropGroups, dropText } from './drops';
import { palette, Paper, type TextLook } from './Paper';

const across = 4;
const gap = 30;
const air = 12;

/** The width of a garment, and the size of its picture. */
function measuresOf({ page }: Paper) {
  const width = (page.width - gap * (across - 1)) / across;
  return { width, height: Math.round((width * 1080) / 790) };
}

type Line = { text: string; look: TextLook; leading: number; isName: boolean };

/**
 * The preview of a catalog for printing as a line sheet: each garment with its picture and what buyers need to choose.
 * Runs in a worker thread.
 */
export async function catalogPreview(json: string): Promise<Uint8Array> {
  const { brand, head, garments, pictures, pricelist }: CatalogDocument = JSON.parse(json);
  const paper = await Paper.begin({
    title: head.name,
    author: brand.name,
    letters: json,
    paper: brand.paper,
  });
  await drawCover(paper, {
    brand,
    kind: 'Line sheet',
    title: head.name,
    facts: [
      { label: 'Season', lines: [head.season] },
      {
        label: 'Prices',
        lines: [pricesText(pricelist, head.currency), 'Suggested retail prices in grey'],
      },
      { label: 'Delivery', lines: [beside([head.drop, dayText(head.service_date)])] },
    ],
    figures: [],
  });
  const groups = dropGroups(garments, ({ drop }) => drop);
  for (const { drop, items } of groups) {
    if (groups.length > 1) {
      const title = beside([dropText(drop), countOf(items.length, 'style')]);
      drawDropHead(paper, title, measuresOf(paper).height + 120);
    }
    await drawGrid(paper, items, {
      currency: head.currency,
      files: pictures,
      level: groups.length > 1 ? 'H3' : 'H2',
    });
  }
  return paper.finish(beside([brand.name, head.name, head.season]));
}

async function drawGrid(
  paper: Paper,
  items: LoadedGarment[],
  { currency, files, level }: { currency: string; files: Record<string, string>; level: string },
) {
  const picture = measuresOf(paper);
  const rows: LoadedGarment[][] = [];
  for (let first = 0; first < items.length; first += across) rows.push(items.slice(first, first + across));
  const load = (row: LoadedGarment[]) =>
    Promise.all(row.map(({ generic }) => loadPicture(files[generic], picture)));
  for await (const [row, pictures] of lookAhead(rows, load, 2)) {
    const texts = row.map((garment) => linesOf(paper, garment, currency));
    const tallest = Math.max(...texts.map((lines) => lines.reduce((sum, { leading }) => sum + leading, 0)));
    paper.need(picture.height + 6 + tallest);
    for (const [n, garment] of row.entries()) {
      const x = paper.page.left + n * (picture.width + gap);
      paper.structure.bookmark(garment.name, paper.y);
      drawTexts(paper, garment, texts[n] ?? [], {
        x,
        y: paper.y + picture.height + 6,
        width: picture.width,
        level,
        currency,
      });
      paper.picture(pictures[n] ?? null, garment.name, x, paper.y, picture);
    }
    paper.y += picture.height + 6 + tallest + air;
  }
}

function drawTexts(
  paper: Paper,
  garment: LoadedGarment,
  lines: readonly Line[],
  { x, y, width, level, currency }: { x: number; y: number; width: number; level: string; currency: string },
): void {
  let bottom = y;
  const draw = (some: readonly Line[]) => {
    for (const { text, look, leading } of some) {
      bottom += leading;
      paper.text(text, x, bottom - 2, width, look);
    }
  };
  paper.structure.within(level, () => draw(lines.filter(({ isName }) => isName)));
  paper.structure.within('P', () => {
    draw(lines.filter(({ isName }) => !isName));
    const retail = garment.rtPriceCents === 0 ? '' : amountText(garment.rtPriceCents, currency);
    paper.text(retail, x, bottom - 2, width, { size: 7, color: palette.soft, align: 'right' });
  });
}

function linesOf(paper: Paper, garment: LoadedGarment, currency: string): Line[] {
  const { colors, sizes } = presentGarment(garment, { currency });
  const name = { size: 8.5, weight: 'semibold' } as const;
  const soft = { size: 7, color: palette.soft };
  const plain = { size: 7 };
  const price = { size: 8.5, weight: 'semibold', color: palette.accent } as const;
  const { width } = measuresOf(paper);
  const many = (text: string, look: TextLook, leading: number, isName = false) =>
    paper.wrap(text, width, look).map((line) => ({ text: line, look, leading, isName }));
  return [
    ...many(garment.name, name, 11, true),
    ...many(beside(shownStyle(garment)), soft, 9.5),
    ...many(garment.composition, soft, 9.5),
    ...many(colors.map((color) => colorTexts(color).join(' ')).join(', '), plain, 9.5),
    ...many(sizes.join('  '), plain, 9.5),
    ...many(moneyText(garment.whPriceCents, currency), price, 12),
  ];
}
