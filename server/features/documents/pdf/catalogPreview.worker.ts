import type { LoadedGarment } from '../../../db/garments';
import { presentGarment } from '../../../db/presentGarment';
import type { CatalogDocument } from '../content';
import { colorTexts, shownStyle } from '../ownCodes';
import { loadPicture, prefetch } from '../pictures';
import { beside, pricesText, textsIn } from '../texts';
import { beginDocument } from './cover';
import { drawDropHead, dropGroups, dropText } from './drops';
import { palette, type PageCanvas, type TextStyle } from './PageCanvas';

const across = 4;
const gap = 30;
const air = 12;

/** The width of a garment, and the size of its picture. */
function measuresOf({ page }: PageCanvas) {
  const width = (page.width - gap * (across - 1)) / across;
  return { width, height: Math.round((width * 1080) / 790) };
}

type Line = { text: string; textStyle: TextStyle; leading: number; isName: boolean };

/**
 * The preview of a catalog for printing as a line sheet: each garment with its picture and what buyers need to choose.
 * Runs in a worker thread.
 */
export async function catalogPreview(json: string): Promise<Uint8Array> {
  const { locale, brand, head, garments, pictures, pricelist }: CatalogDocument = JSON.parse(json);
  const texts = textsIn(locale);
  const { t } = texts;
  const cover = {
    brand,
    kind: t('Line sheet'),
    title: head.name,
    facts: [
      { label: t('Season'), lines: [head.season] },
      {
        label: t('Prices'),
        lines: [pricesText(texts, pricelist, head.currency), t('Suggested retail prices in grey')],
      },
      { label: t('Delivery'), lines: [beside([head.drop, texts.day(head.service_date)])] },
    ],
    figures: [],
  };
  const canvas = await beginDocument(texts, head.name, cover, json);
  const groups = dropGroups(garments, ({ drop }) => drop);
  for (const { drop, items } of groups) {
    if (groups.length > 1) {
      const styles = t('{styles, plural, one {# style} other {# styles}}', { styles: items.length });
      const title = beside([dropText(t, drop), styles]);
      drawDropHead(canvas, title, measuresOf(canvas).height + 120);
    }
    await drawGrid(canvas, items, {
      currency: head.currency,
      files: pictures,
      level: groups.length > 1 ? 'H3' : 'H2',
    });
  }
  return canvas.finish(beside([brand.name, head.name, head.season]));
}

async function drawGrid(
  canvas: PageCanvas,
  items: LoadedGarment[],
  { currency, files, level }: { currency: string; files: Record<string, string>; level: string },
) {
  const picture = measuresOf(canvas);
  const rows: LoadedGarment[][] = [];
  for (let first = 0; first < items.length; first += across) rows.push(items.slice(first, first + across));
  const load = (row: LoadedGarment[]) =>
    Promise.all(row.map(({ generic }) => loadPicture(files[generic], picture)));
  for await (const [row, pictures] of prefetch(rows, load, 2)) {
    const texts = row.map((garment) => linesOf(canvas, garment, currency));
    const tallest = Math.max(...texts.map((lines) => lines.reduce((sum, { leading }) => sum + leading, 0)));
    canvas.need(picture.height + 6 + tallest);
    for (const [n, garment] of row.entries()) {
      const x = canvas.page.left + n * (picture.width + gap);
      canvas.structure.bookmark(garment.name, canvas.y);
      drawTexts(canvas, garment, texts[n] ?? [], {
        x,
        y: canvas.y + picture.height + 6,
        width: picture.width,
        level,
        currency,
      });
      canvas.picture(pictures[n] ?? null, garment.name, x, canvas.y, picture);
    }
    canvas.y += picture.height + 6 + tallest + air;
  }
}

function drawTexts(
  canvas: PageCanvas,
  garment: LoadedGarment,
  lines: readonly Line[],
  { x, y, width, level, currency }: { x: number; y: number; width: number; level: string; currency: string },
): void {
  let bottom = y;
  const draw = (some: readonly Line[]) => {
    for (const { text, textStyle, leading } of some) {
      bottom += leading;
      canvas.text(text, x, bottom - 2, width, textStyle);
    }
  };
  canvas.structure.within(level, () => draw(lines.filter(({ isName }) => isName)));
  canvas.structure.within('P', () => {
    draw(lines.filter(({ isName }) => !isName));
    const retail = garment.rtPriceCents === 0 ? '' : canvas.texts.amount(garment.rtPriceCents, currency);
    canvas.text(retail, x, bottom - 2, width, { size: 7, color: palette.soft, align: 'right' });
  });
}

function linesOf(canvas: PageCanvas, garment: LoadedGarment, currency: string): Line[] {
  const { colors, sizes } = presentGarment(garment, { currency });
  const name = { size: 8.5, weight: 'semibold' } as const;
  const soft = { size: 7, color: palette.soft };
  const plain = { size: 7 };
  const price = { size: 8.5, weight: 'semibold', color: palette.accent } as const;
  const { width } = measuresOf(canvas);
  const many = (text: string, textStyle: TextStyle, leading: number, isName = false) =>
    canvas.wrap(text, width, textStyle).map((line) => ({ text: line, textStyle, leading, isName }));
  return [
    ...many(garment.name, name, 11, true),
    ...many(beside(shownStyle(garment)), soft, 9.5),
    ...many(garment.composition, soft, 9.5),
    ...many(colors.map((color) => colorTexts(color).join(' ')).join(', '), plain, 9.5),
    ...many(sizes.join('  '), plain, 9.5),
    ...many(canvas.texts.money(garment.whPriceCents, currency), price, 12),
  ];
}
