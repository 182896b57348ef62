import type { OrderDocument } from '../content';
import type { ColorRow, Style } from '../orderedSkus';
import { codesText, shownColor, shownStyle } from '../ownCodes';
import type { OrderedSku } from '../queries';
import { amountText, beside, countText } from '../texts';
import type { Card } from './card';
import { drawOrderCards } from './orderCards';
import type { PageCanvas } from './PageCanvas';
import type { SizeRow } from './sizeTable';

/** Draws a card for each style; the last one is on a page with `below` points under it. */
export const drawStyles = (
  canvas: PageCanvas,
  order: Pick<OrderDocument, 'head' | 'papers'>,
  styles: readonly Style[],
  { below, withEans = false }: { below: number; withEans?: boolean },
): Promise<void> =>
  drawOrderCards(canvas, order, styles, {
    dropOf: ({ first }) => first.drop,
    cardOf: async (style) => toCard(style, order.head.currency, withEans),
    room: 90,
    below,
  });

const columns = [
  { title: 'Pieces', width: 38 },
  { title: 'Price', width: 46 },
  { title: 'Amount', width: 62 },
];

function toCard({ first, sizes, rows, pieces, cents }: Style, currency: string, withEans: boolean): Card {
  return {
    name: first.name,
    facts: factsOf(first),
    prices: [],
    table: {
      sizes,
      ends: columns,
      rows: rows.map((row) => toRow(row, sizes, currency, withEans)),
      total: rows.length > 1 ? [countText(pieces), '', amountText(cents, currency)] : undefined,
    },
    pictures: null,
  };
}

/** The codes of a style that the lines of its colors don't have. */
function factsOf({ generic, number, style_code: styleCode }: OrderedSku): string {
  return beside(shownStyle({ generic, number, styleCode }).filter((code) => code !== generic));
}

function toRow(
  { first, quantities, wanted, pieces, eans, ownSkus }: ColorRow,
  sizes: string[],
  currency: string,
  withEans: boolean,
): SizeRow {
  const { generic, style_code: styleCode, color, color_code: code } = first;
  return {
    code: generic + color,
    shown: shownColor({ generic, styleCode }, { number: color, code, name: first.color_name }),
    name: first.color_name,
    isWanted: wanted.all,
    cells: sizes.map((size) => {
      const quantity = quantities.get(size);
      const isWanted = wanted.all || wanted.sizes.includes(size);
      return { text: quantity === undefined ? '' : countText(quantity), isWanted };
    }),
    ends: [
      countText(pieces),
      amountText(first.price_cents, currency),
      amountText(pieces * first.price_cents, currency),
    ],
    sum: { pieces, cents: pieces * first.price_cents },
    below: [...codesText('SKU', ownSkus), ...(withEans ? codesText('EAN', eans) : [])],
  };
}
