import { type LoadedGarment, presentGarment } from '../../../db/garments';
import type { CatalogDocument } from '../CatalogDocument';
import { drawCover } from './drawCover';
import { drawDropHead } from './drawTotals';
import { dropGroups, dropText } from './dropGroups';
import { loadLogo, loadPicture } from './loadPicture';
import { lookAhead } from './lookAhead';
import { page, Paper, type TextLook } from './Paper';
import { palette } from './palette';
import { amountText, beside, countText, dayText, moneyText } from './texts';

const across = 4;
const gap = 30;
const width = (page.right - page.left - gap * (across - 1)) / across;
const picture = { width, height: Math.round((width * 1080) / 790) };
const air = 12;

type Line = { text: string; look: TextLook; leading: number };

/** The preview of a catalog, to be printed as a line sheet: a picture a garment with what one has to know to choose. */
export async function makeCatalogPreview(document: CatalogDocument, letters: string): Promise<Uint8Array> {
  const { brand, head, garments, pictures, pricelist } = document;
  const paper = new Paper({ title: head.name, author: brand.name, letters });
  drawCover(paper, {
    brand,
    logo: await loadLogo(brand.logo),
    kind: 'Line sheet',
    title: head.name,
    facts: [
      { label: 'Season', lines: [head.season] },
      {
        label: 'Prices',
        lines: [
          beside([pricelist === null ? 'Plain' : `Price list ${pricelist}`, head.currency]),
          'Suggested retail prices in grey',
        ],
      },
      { label: 'Delivery', lines: [beside([head.drop, dayText(head.service_date)])] },
    ],
    figures: [],
  });
  const groups = dropGroups(garments, ({ drop }) => drop);
  for (const { drop, items } of groups) {
    if (groups.length > 1) {
      paper.need(picture.height + 120);
      drawDropHead(paper, `${dropText(drop)} · ${countText(items.length)} styles`);
    }
    await drawGrid(paper, items, document.head.currency, pictures);
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
      drawPicture(paper, pictures[n] ?? null, x);
      let y = paper.y + picture.height + 6;
      for (const { text, look, leading } of lines) {
        y += leading;
        paper.text(text, x, y - 2, width, look);
      }
      const retail = row[n]?.rtPriceCents ?? 0;
      if (retail > 0) {
        paper.text(amountText(retail), x, y - 2, width, { size: 7, color: palette.soft, align: 'right' });
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
    ...many(
      colors.map((color) => beside([color.number, color.name]).replace(' · ', ' ')).join(', '),
      4,
      plain,
      9.5,
    ),
    ...many(sizes.join('  '), 2, plain, 9.5),
    ...many(moneyText(garment.whPriceCents, currency), 1, price, 12),
  ];
}

function drawPicture(paper: Paper, bytes: Buffer | null, x: number): void {
  if (bytes !== null) paper.doc.image(bytes, x, paper.y, picture);
  else {
    paper.box(x, paper.y, picture.width, picture.height, palette.tint);
    paper.text('No picture', x, paper.y + picture.height / 2 + 2, width, {
      size: 7,
      color: palette.soft,
      align: 'center',
    });
  }
}
