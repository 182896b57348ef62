import { message } from '../../../../src/domain/language/message';
import type { OrderDocument } from '../content';
import type { ColorRow, Style } from '../orderedSkus';
import { codesText, shownColor, shownStyle } from '../ownCodes';
import type { OrderedSku } from '../queries';
import { beside, type Texts } from '../texts';
import type { Card } from './card';
import { drawOrderCards } from './orderCards';
import type { PageCanvas } from './PageCanvas';
import type { SizeRow } from './sizeTable';

/** Draws a card for each style; the last one is on a page with `below` points under it. `changed` skus are marked. */
export const drawStyles = (
  canvas: PageCanvas,
  order: Pick<OrderDocument, 'head' | 'papers'>,
  styles: readonly Style[],
  { below, withEans = false, changed = [] }: { below: number; withEans?: boolean; changed?: OrderedSku[] },
): Promise<void> => {
  const shown = { currency: order.head.currency, withEans, changed: new Set(changed.map(cellKey)) };
  return drawOrderCards(canvas, order, styles, {
    dropOf: ({ first }) => first.drop,
    cardOf: async (style) => toCard(canvas.texts, style, shown),
    room: 90,
    below,
  });
};

/** What the cells of styles show besides their quantities; changed ones have a mark. */
interface Shown {
  currency: string;
  withEans: boolean;
  changed: ReadonlySet<string>;
}

const cellKey = ({ generic, color, size }: Pick<OrderedSku, 'generic' | 'color' | 'size'>) =>
  JSON.stringify([generic, color, size]);

const columns = [
  { title: message('Pieces'), width: 38 },
  { title: message('Price'), width: 46 },
  { title: message('Amount'), width: 62 },
];

function toCard(texts: Texts, { first, sizes, rows, pieces, cents }: Style, shown: Shown): Card {
  const { t, count, amount } = texts;
  return {
    name: first.name,
    facts: factsOf(first),
    prices: [],
    table: {
      sizes,
      ends: columns.map(({ title, width }) => ({ title: t(title), width })),
      rows: rows.map((row) => toRow(texts, row, { ...shown, sizes })),
      total: rows.length > 1 ? [count(pieces), '', amount(cents, shown.currency)] : undefined,
    },
    pictures: null,
  };
}

/** The codes of a style that the lines of its colors don't have. */
function factsOf({ generic, number, style_code: styleCode }: OrderedSku): string {
  return beside(shownStyle({ generic, number, styleCode }).filter((code) => code !== generic));
}

function toRow(
  { t, count, amount }: Texts,
  { first, quantities, wanted, pieces, eans, ownSkus }: ColorRow,
  { sizes, currency, withEans, changed }: Shown & { sizes: string[] },
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
      const mark = changed.has(cellKey({ generic, color, size })) ? '*' : '';
      return { text: quantity === undefined ? '' : count(quantity) + mark, isWanted };
    }),
    ends: [count(pieces), amount(first.price_cents, currency), amount(pieces * first.price_cents, currency)],
    sum: { pieces, cents: pieces * first.price_cents },
    below: [...codesText(t('SKU'), ownSkus), ...(withEans ? codesText(t('EAN'), eans) : [])],
  };
}
