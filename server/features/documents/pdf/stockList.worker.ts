import { isolated } from '../../../../src/domain/text/isolated';
import type { LoadedGarment } from '../../../db/garments';
import { presentGarment } from '../../../db/presentGarment';
import type { CatalogDocument } from '../content';
import { shownColor } from '../ownCodes';
import { beside, pricesText, textsIn } from '../texts';
import { drawCard, garmentFacts } from './card';
import { beginDocument } from './cover';
import { drawDropHead, dropGroups, dropText } from './drops';
import type { PageCanvas } from './PageCanvas';
import type { SizeRow } from './sizeTable';

/**
 * The stock of a catalog: colors by sizes, with the pieces of each in the caller's warehouse. Runs in a worker thread.
 */
export async function stockList(json: string): Promise<Uint8Array> {
  const { locale, brand, head, garments, pricelist }: CatalogDocument = JSON.parse(json);
  const texts = textsIn(locale);
  const { t, count } = texts;
  const stockTime = oldestStock(garments);
  const title = t('Stock of {catalog}', { catalog: isolated(head.name) });
  const pieces = garments.reduce((sum, garment) => sum + stockOf(garment), 0);
  const cover = {
    brand,
    kind: t('Stock'),
    title: head.name,
    facts: [
      { label: t('Season'), lines: [head.season] },
      {
        label: t('Stock of warehouse'),
        lines: [
          head.warehouse,
          stockTime === null ? t('Not reported yet') : texts.moment(brand.timeZone, stockTime),
        ],
      },
      { label: t('Prices'), lines: [pricesText(texts, pricelist, head.currency)] },
    ],
    figures: [
      { label: t('Styles'), value: count(garments.length) },
      { label: t('Pieces in stock'), value: count(pieces) },
    ],
  };
  const canvas = await beginDocument(texts, title, cover, json);
  const groups = dropGroups(garments, ({ drop }) => drop);
  for (const { drop, items } of groups) {
    if (groups.length > 1) drawDropHead(canvas, dropText(t, drop), 100);
    const level = groups.length > 1 ? 'H3' : 'H2';
    for (const garment of items) drawGarment(canvas, garment, head.currency, level);
  }
  return canvas.finish(beside([brand.name, title, head.season]));
}

/** When the oldest stock figure was updated, in epoch seconds, as on the screens; null when none is known. */
function oldestStock(garments: readonly LoadedGarment[]): number | null {
  const times = garments.flatMap(({ stockUpdated }) => stockUpdated ?? []);
  return times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b));
}

const stockOf = ({ skus }: LoadedGarment) => skus.reduce((sum, { stock }) => sum + stock, 0);

function drawGarment(canvas: PageCanvas, garment: LoadedGarment, currency: string, level: string): void {
  const { t, count, money } = canvas.texts;
  const { colors, sizes, skus } = presentGarment(garment, { currency });
  const rows = colors.map(({ number, name, code }): SizeRow => {
    const own = skus.filter(({ color }) => color === number);
    return {
      code: garment.generic + number,
      shown: shownColor(garment, { number, code, name }),
      name,
      isWanted: false,
      cells: sizes.map((size) => {
        const sku = own.find((one) => one.size === size);
        return sku === undefined
          ? null
          : { text: sku.stock === 0 && !garment.withStocks ? '–' : count(sku.stock) };
      }),
      ends: [count(own.reduce((sum, { stock }) => sum + stock, 0))],
    };
  });
  const total = colors.length > 1 ? [count(stockOf(garment))] : undefined;
  const card = {
    name: garment.name,
    facts: garmentFacts(canvas.texts, garment),
    prices: [
      money(garment.whPriceCents, currency),
      ...(garment.withStocks ? [] : [t('Stock is not tracked')]),
    ],
    table: { sizes, rows, ends: [{ title: t('In stock'), width: 52 }], total },
    pictures: null,
  };
  drawCard(canvas, card, { level });
}
