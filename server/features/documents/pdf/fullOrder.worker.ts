import { message } from '../../../../src/domain/language/message';
import type { LoadedGarment } from '../../../db/garments';
import { presentGarment } from '../../../db/presentGarment';
import type { OrderDocument } from '../content';
import { codesText, shownColor } from '../ownCodes';
import type { OrderLine } from '../queries';
import { type Texts, textsIn } from '../texts';
import { type Card, garmentFacts, loadCardPictures } from './card';
import { drawTotal, totalHeight } from './charges';
import { beginOrder, orderFoot, orderKind } from './cover';
import { drawOrderCards, sumOf } from './orderCards';
import type { SizeRow } from './sizeTable';

/** The data for an order's full PDF: every garment of its catalog, ordered or not. */
interface FullOrder extends Omit<OrderDocument, 'skus'> {
  garments: LoadedGarment[];
  lines: OrderLine[];
  /** Picture files by name. */
  pictures: Record<string, string>;
}

/** A garment with what the order has of it. */
interface PrintedGarment {
  garment: LoadedGarment;
  sizes: string[];
  rows: SizeRow[];
  pieces: number;
  cents: number;
  /** The price per piece: the one its lines were saved at, otherwise the list price. */
  priceCents: number;
}

const columns = [
  { title: message('Pieces'), width: 38 },
  { title: message('Amount'), width: 62 },
];

/**
 * The full PDF of an order: a card with a picture for each garment, totaled by drop and overall. Runs in a worker
 * thread.
 */
export async function fullOrder(json: string): Promise<Uint8Array> {
  const order: FullOrder = JSON.parse(json);
  const { head } = order;
  const texts = textsIn(order.locale);
  const lines = new Map(order.lines.map((line) => [line.sku, line]));
  const wanted = new Set(head.wanted);
  const printed = order.garments.map((garment) =>
    printOrdered(texts, garment, { lines, wanted, currency: head.currency }),
  );
  const total = sumOf(printed);
  const canvas = await beginOrder(texts, orderKind(head), order, total, json);
  await drawOrderCards(canvas, order, printed, {
    dropOf: ({ garment }) => garment.drop,
    cardOf: (item) => toCard(texts, item, order),
    room: 160,
    below: totalHeight(canvas, order),
  });
  drawTotal(canvas, order, total);
  return canvas.finish(orderFoot(texts, order));
}

async function toCard(texts: Texts, item: PrintedGarment, { head, pictures }: FullOrder): Promise<Card> {
  const { garment, sizes, rows, pieces, cents } = item;
  const total = [texts.count(pieces), texts.amount(cents, head.currency)];
  const ends = columns.map(({ title, width }) => ({ title: texts.t(title), width }));
  return {
    name: garment.name,
    facts: garmentFacts(texts, garment),
    prices: pricesOf(texts, item, head.currency),
    table: { sizes, rows, ends, total: pieces > 0 && rows.length > 1 ? total : undefined },
    pictures: await loadCardPictures(garment, pictures),
  };
}

/** The wholesale price, and the suggested retail price where there is one. */
const pricesOf = ({ t, money }: Texts, { priceCents, garment }: PrintedGarment, currency: string) => [
  money(priceCents, currency),
  ...(garment.rtPriceCents === 0
    ? []
    : [t('Retail {price}', { price: money(garment.rtPriceCents, currency) })]),
];

/** Prints a garment with what the order has of it: a row for each color, with its pieces and amount after the sizes. */
function printOrdered(
  { t, count, amount }: Texts,
  garment: LoadedGarment,
  {
    lines,
    wanted,
    currency,
  }: { lines: ReadonlyMap<string, OrderLine>; wanted: ReadonlySet<string>; currency: string },
): PrintedGarment {
  const shown = presentGarment(garment, { currency: '' });
  const total = { pieces: 0, cents: 0 };
  let priceCents: number | null = null;
  const rows = shown.colors.map(({ number, name, code }): SizeRow => {
    const color = { pieces: 0, cents: 0 };
    const ownSkus = new Map<string, string>();
    const cells = shown.sizes.map((size) => {
      const sku = garment.skus.find((one) => one.color === number && one.size === size);
      if (sku === undefined) return null;
      const line = lines.get(sku.sku);
      const isWanted = wanted.has(sku.sku) || wanted.has(garment.generic + number + size);
      if (line === undefined) return { text: '', isWanted };
      priceCents ??= line.price_cents;
      if (sku.ownSku !== undefined) ownSkus.set(size, sku.ownSku);
      color.pieces += line.quantity;
      color.cents += line.quantity * line.price_cents;
      return { text: count(line.quantity), isWanted };
    });
    total.pieces += color.pieces;
    total.cents += color.cents;
    return {
      code: garment.generic + number,
      shown: shownColor(garment, { number, code, name }),
      name,
      isWanted: wanted.has(garment.generic + number),
      cells,
      ends: color.pieces === 0 ? [] : [count(color.pieces), amount(color.cents, currency)],
      sum: color,
      below: codesText(t('SKU'), ownSkus),
    };
  });
  return { garment, sizes: shown.sizes, rows, ...total, priceCents: priceCents ?? garment.whPriceCents };
}
