import type { LoadedGarment } from '../../../db/garments';
import type { Brand } from '../Brand';
import type { OrderHead, OrderLine } from '../queries/orderQueries';
import { drawBetween, drawCard } from './drawCard';
import { drawCover } from './drawCover';
import { drawDropHead, drawSum } from './drawTotals';
import { dropGroups, dropText } from './dropGroups';
import { loadCardPictures } from './loadCardPictures';
import { loadLogo } from './loadPicture';
import { lookAhead } from './lookAhead';
import { orderCover, orderFoot } from './orderCover';
import { Paper } from './Paper';
import { type PrintedGarment, printOrdered } from './PrintedGarment';
import { amountText, beside, countText, moneyText } from './texts';

/** What the full PDF of an order is made from: every garment of its catalog, ordered or not. */
export interface FullOrder {
  brand: Brand;
  head: OrderHead;
  garments: LoadedGarment[];
  lines: OrderLine[];
  /** Files of pictures by name. */
  pictures: Record<string, string>;
}

/** The full PDF of an order: a card a garment, with its picture, added up by drop and in all. `letters` is a text with every sign in it. */
export async function makeFullOrder(order: FullOrder, letters: string): Promise<Uint8Array> {
  const { brand, head } = order;
  const lines = new Map(order.lines.map((line) => [line.sku, line]));
  const wanted = new Set(head.wanted);
  const printed = order.garments.map((garment) =>
    printOrdered(garment, lines, { wanted, amount: amountText, pieces: countText }),
  );
  const total = sumOf(printed);
  const kind = head.catalog_type === 'return' ? 'Return order' : 'Order';
  const paper = new Paper({ title: `${kind} ${head.name}`, author: brand.name, letters });
  drawCover(paper, orderCover(kind, order, await loadLogo(brand.logo), total));

  const groups = dropGroups(printed, ({ garment }) => garment.drop);
  const hasDrops = groups.length > 1;
  for (const { drop, items } of groups) {
    let isFirst = true;
    for await (const [item, pictures] of lookAhead(items, ({ garment }) =>
      loadCardPictures(garment, order.pictures),
    )) {
      if (isFirst && hasDrops) {
        paper.need(160);
        drawDropHead(paper, dropText(drop));
      }
      const isOne = item.rows.filter(({ ends }) => ends.length > 0).length < 2;
      drawCard(paper, {
        printed: item,
        ends: [
          { title: 'Pieces', width: 38 },
          { title: 'Amount', width: 62 },
        ],
        prices: pricesOf(item, head.currency),
        sum: isOne ? '' : beside([`${countText(item.pieces)} pieces`, moneyText(item.cents, head.currency)]),
        pictures,
      });
      drawBetween(paper);
      isFirst = false;
    }
    if (hasDrops) drawSum(paper, { label: dropText(drop), ...sumOf(items), currency: head.currency });
  }
  drawSum(paper, { label: 'Total', ...total, currency: head.currency }, true);
  return paper.finish(orderFoot(order));
}

/** The wholesale price, and the suggested retail price where there is one. */
const pricesOf = ({ priceCents, garment }: PrintedGarment, currency: string) => [
  moneyText(priceCents, currency),
  ...(garment.rtPriceCents === 0 ? [] : [`Retail ${moneyText(garment.rtPriceCents, currency)}`]),
];

function sumOf(items: readonly PrintedGarment[]) {
  return items.reduce(
    (sum, { pieces, cents }) => ({
      styles: sum.styles + (pieces > 0 ? 1 : 0),
      pieces: sum.pieces + pieces,
      cents: sum.cents + cents,
    }),
    { styles: 0, pieces: 0, cents: 0 },
  );
}
