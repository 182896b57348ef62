import { type LoadedGarment, presentGarment } from '../../../db/garments';
import type { CatalogDocument } from '../content';
import { loadPicture, lookAhead } from '../pictures';
import { amountText, beside, countOf, dayText, moneyText, pricesText } from '../texts';
import { drawCover } from './cover';
import { drawDropHead, dropGroups, dropText } from './drops';
import { page, palette, Paper, type TextLook } from './Paper';

const across = 4;
const gap = 30;
const width = (page.width - gap * (across - 1)) / across;
const picture = { width, height: Math.round((width * 1080) / 790) };
const air = 12;

type Line = { text: string; look: TextLook; leading: number };

/**
 * The preview of a catalog for printing as a line sheet: each garment with its picture and what buyers need to choose.
 * Runs in a worker thread.
 */
export async function catalogPreview(json: string): Promise<Uint8Array> {
  const { brand, head, garments, pictures, pricelist }: CatalogDocument = JSON.parse(json);
  const paper = await Paper.begin({ title: head.name, author: brand.name, letters: json });
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
      drawDropHead(paper, title, picture.height + 120);
    }
    await drawGrid(paper, items, head.currency, pictures);
  }
  return paper.finish(beside([brand.name, head.name, head.season]));
}

async function drawGrid(
  paper: Paper,
  items: LoadedGarment[],
  currency: string,
  files: Record<string, string>,
) {
  const rows: LoadedGarment[][] = [];
  for (let first = 0; first < items.length; first += across) rows.push(items.slice(first, first + across));
  const load = (row: LoadedGarment[]) =>
    Promise.all(row.map(({ generic }) => loadPicture(files[generic], picture)));
  for await (const [row, pictures] of lookAhead(rows, load, 2)) {
    const texts = row.map((garment) => linesOf(paper, garment, currency));
    const tallest = Math.max(...texts.map((lines) => lines.reduce((sum, { leading }) => sum + leading, 0)));
    paper.need(picture.height + 6 + tallest);
    for (const [n, lines] of texts.entries()) {
      const x = page.left + n * (width + gap);
      paper.picture(pictures[n] ?? null, x, paper.y, picture);
      let y = paper.y + picture.height + 6;
      for (const { text, look, leading } of lines) {
        y += leading;
        paper.text(text, x, y - 2, width, look);
      }
      const retail = row[n]?.rtPriceCents ?? 0;
      if (retail > 0) {
        paper.text(amountText(retail, currency), x, y - 2, width, {
          size: 7,
          color: palette.soft,
          align: 'right',
        });
      }
    }
    paper.y += picture.height + 6 + tallest + air;
  }
}

function linesOf(paper: Paper, garment: LoadedGarment, currency: string): Line[] {
  const { colors, sizes } = presentGarment(garment, { currency });
  const name = { size: 8.5, weight: 'semibold' } as const;
  const soft = { size: 7, color: palette.soft };
  const plain = { size: 7 };
  const price = { size: 8.5, weight: 'semibold', color: palette.accent } as const;
  const number = garment.number === garment.generic ? '' : garment.number;
  const many = (text: string, most: number, look: TextLook, leading: number) =>
    paper.wrap(text, width, most, look).map((line) => ({ text: line, look, leading }));
  return [
    ...many(garment.name, 2, name, 11),
    ...many(beside([garment.generic, number]), 1, soft, 9.5),
    ...many(garment.composition, 2, soft, 9.5),
    ...many(colors.map((color) => `${color.number} ${color.name}`.trim()).join(', '), 4, plain, 9.5),
    ...many(sizes.join('  '), 2, plain, 9.5),
    ...many(moneyText(garment.whPriceCents, currency), 1, price, 12),
  ];
}
