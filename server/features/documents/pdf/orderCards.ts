import type { OrderPapersRow } from '../../../db/orderPapers';
import type { OrderDocument } from '../content';
import { prefetch } from '../pictures';
import { beside, type Texts } from '../texts';
import { type Card, drawCard } from './card';
import type { PrintedSum } from './CarryOver';
import { drawDropHead, drawSum, dropGroups, dropText, sumHeight } from './drops';
import type { PageCanvas } from './PageCanvas';

interface CardsOf<Item> {
  dropOf: (item: Item) => string;
  cardOf: (item: Item) => Promise<Card>;
  /** The room that a drop's heading needs below it. */
  room: number;
  /** What is on the page of the last card, under it. */
  below: number;
}

/** Draws an order's garments as cards, by drop: where there are several, each has a heading and a total. */
export async function drawOrderCards<Item extends PrintedSum>(
  canvas: PageCanvas,
  { head, papers }: Pick<OrderDocument, 'head' | 'papers'>,
  items: readonly Item[],
  { dropOf, cardOf, room, below }: CardsOf<Item>,
): Promise<void> {
  const groups = dropGroups(items, dropOf);
  const hasDrops = groups.length > 1;
  for (const { drop, items: own } of groups) {
    if (hasDrops) drawDropHead(canvas, dropTitle(canvas.texts, drop, papers), room);
    const after = (hasDrops ? sumHeight : 0) + (own === groups.at(-1)?.items ? below : 0);
    for await (const [item, card] of prefetch(own, cardOf)) {
      drawCard(canvas, card, { level: hasDrops ? 'H3' : 'H2', below: item === own.at(-1) ? after : 0 });
    }
    if (hasDrops)
      drawSum(canvas, { label: dropText(canvas.texts.t, drop), ...sumOf(own), currency: head.currency });
  }
}

/** A drop's heading: its name, when it is delivered, and until when it may be cancelled, if the papers say so. */
function dropTitle(
  { t, day }: Texts,
  drop: string,
  { windows, cancel_date: cancelDate }: OrderPapersRow,
): string {
  const window = windows[drop] ?? '';
  return beside([
    dropText(t, drop),
    window === '' ? '' : t('Delivery {window}', { window }),
    cancelDate === null ? '' : t('Cancel date {day}', { day: day(cancelDate) }),
  ]);
}

/** What garments come to: the styles that are ordered, their pieces, and cents. */
export const sumOf = (items: readonly PrintedSum[]) => ({
  styles: items.filter(({ pieces }) => pieces > 0).length,
  pieces: items.reduce((sum, { pieces }) => sum + pieces, 0),
  cents: items.reduce((sum, { cents }) => sum + cents, 0),
});
