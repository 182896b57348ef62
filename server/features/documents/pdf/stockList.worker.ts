import { isolated } from '../../../../src/domain/text/isolated';
import type { LoadedGarment } from '../../../db/garments';
import { presentGarment } from '../../../db/presentGarment';
import type { CatalogDocument } from '../content';
import { shownColor } from '../ownCodes';
import { beside, countText, momentText, moneyText, pricesText } from '../texts';
import { drawCard, garmentFacts } from './card';
import { beginDocument } from './cover';
import { drawDropHead, dropGroups, dropText } from './drops';
import type { PageCanvas } from './PageCanvas';
import type { SizeRow } from './sizeTable';

/**
 * The stock of a catalog: colors by sizes, with the pieces of each in the caller's warehouse. Runs in a worker thread.
 */
export async function stockList(json: string): Promise<Uint8Array> {
  const { brand, head, garments, pricelist }: CatalogDocument = JSON.parse(json);
  const stockTime = oldestStock(garments);
  const title = `Stock of ${isolated(head.name)}`;
  const pieces = garments.reduce((sum, garment) => sum + stockOf(garment), 0);
  const cover = {
    brand,
    kind: 'Stock',
    title: head.name,
    facts: [
      { label: 'Season', lines: [head.season] },
      {
        label: 'Stock of warehouse',
        lines: [
          head.warehouse,
          stockTime === null ? 'Not reported yet' : momentText(brand.timeZone, stockTime),
        ],
      },
      { label: 'Prices', lines: [pricesText(pricelist, head.currency)] },
    ],
    figures: [
      { label: 'Styles', value: countText(garments.length) },
      { label: 'Pieces in stock', value: countText(pieces) },
    ],
  };
  const canvas = await beginDocument(title, cover, json);
  const groups = dropGroups(garments, ({ drop }) => drop);
  for (const { drop, items } of groups) {
    if (groups.length > 1) drawDropHead(canvas, dropText(drop), 100);
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
          : { text: sku.stock === 0 && !garment.withStocks ? '–' : countText(sku.stock) };
      }),
      ends: [countText(own.reduce((sum, { stock }) => sum + stock, 0))],
    };
  });
  const total = colors.length > 1 ? [countText(stockOf(garment))] : undefined;
  const card = {
    name: garment.name,
    facts: garmentFacts(garment),
    prices: [
      moneyText(garment.whPriceCents, currency),
      ...(garment.withStocks ? [] : ['Stock is not tracked']),
    ],
    table: { sizes, rows, ends: [{ title: 'In stock', width: 52 }], total },
    pictures: null,
  };
  drawCard(canvas, card, { level });
}
