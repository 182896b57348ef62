import { type LoadedGarment, presentGarment } from '../../../db/garments';
import type { CatalogDocument } from '../CatalogDocument';
import { drawBetween, drawCard } from './drawCard';
import { drawCover } from './drawCover';
import { drawDropHead } from './drawTotals';
import { dropGroups, dropText } from './dropGroups';
import { loadLogo } from './loadPicture';
import { Paper } from './Paper';
import type { SizeRow } from './SizeTable';
import { beside, countText, momentText, moneyText } from './texts';

/** The stock of a catalog: colours by sizes, with the pieces of each in the warehouse of the person who asks. */
export async function makeStockList(document: CatalogDocument, letters: string): Promise<Uint8Array> {
  const { brand, head, garments, pricelist } = document;
  const stockTime = oldestStock(garments);
  const paper = new Paper({ title: `Stock of ${head.name}`, author: brand.name, letters });
  const pieces = garments.reduce((sum, garment) => sum + stockOf(garment), 0);
  drawCover(paper, {
    brand,
    logo: await loadLogo(brand.logo),
    kind: 'Stock',
    title: head.name,
    facts: [
      { label: 'Season', lines: [head.season] },
      {
        label: 'Stock of warehouse',
        lines: [head.warehouse, stockTime === null ? 'Never told' : momentText(stockTime)],
      },
      {
        label: 'Prices',
        lines: [beside([pricelist === null ? 'Plain' : `Price list ${pricelist}`, head.currency])],
      },
    ],
    figures: [
      { label: 'Styles', value: countText(garments.length) },
      { label: 'Pieces in stock', value: countText(pieces) },
    ],
  });
  const groups = dropGroups(garments, ({ drop }) => drop);
  for (const { drop, items } of groups) {
    if (groups.length > 1) {
      paper.need(100);
      drawDropHead(paper, dropText(drop));
    }
    for (const garment of items) {
      drawGarment(paper, garment, head.currency);
      drawBetween(paper);
    }
  }
  return paper.finish(beside([brand.name, `Stock of ${head.name}`, head.season]));
}

/** When the oldest stock figure was brought up to date, in epoch seconds, as the screens say it too; null when none is known. */
function oldestStock(garments: readonly LoadedGarment[]): number | null {
  const times = garments.flatMap(({ stockUpdated }) => stockUpdated ?? []);
  return times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b));
}

const stockOf = ({ skus }: LoadedGarment) => skus.reduce((sum, { stock }) => sum + stock, 0);

function drawGarment(paper: Paper, garment: LoadedGarment, currency: string): void {
  const { colors, sizes, skus } = presentGarment(garment, { currency });
  const rows = colors.map(({ number, name }): SizeRow => {
    const own = skus.filter(({ color }) => color === number);
    return {
      code: garment.generic + number,
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
  drawCard(paper, {
    printed: { garment, sizes, rows },
    ends: [{ title: 'In stock', width: 52 }],
    prices: [
      moneyText(garment.whPriceCents, currency),
      ...(garment.withStocks ? [] : ['Stock is not tracked']),
    ],
    sum: colors.length > 1 ? `${countText(stockOf(garment))} pieces` : '',
    pictures: null,
  });
}
