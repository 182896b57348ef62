import type { OrderDocument } from '../content';
import { type ColorRow, groupStyles, sortSkus, type Style } from '../orderedSkus';
import { codesText, shownColor, shownStyle } from '../ownCodes';
import type { OrderedSku } from '../queries';
import { amountText, beside, countText } from '../texts';
import { drawCard } from './card';
import { drawDropHead, drawSum, dropGroups, dropText, dropTitle, sumHeight } from './drops';
import type { PageCanvas } from './PageCanvas';
import type { SizeRow } from './sizeTable';

/** Draws a block for each style, by drop; the end of the last one is on a page with `below` points under it. */
export function drawStyles(
  canvas: PageCanvas,
  { head, papers, skus }: OrderDocument,
  { below = 0, withEans = false },
): void {
  const groups = dropGroups(groupStyles(sortSkus(skus)), ({ first }) => first.drop);
  const hasDrops = groups.length > 1;
  for (const { drop, items } of groups) {
    if (hasDrops) drawDropHead(canvas, dropTitle(drop, papers), 90);
    for (const style of items) {
      const isLast = style === items.at(-1);
      const after = (hasDrops ? sumHeight : 0) + (items === groups.at(-1)?.items ? below : 0);
      drawCard(canvas, toCard(style, head.currency, withEans), {
        level: hasDrops ? 'H3' : 'H2',
        below: isLast ? after : 0,
      });
    }
    const sum = sumOf(items.flatMap(({ skus: own }) => own));
    if (hasDrops) drawSum(canvas, { label: dropText(drop), ...sum, currency: head.currency });
  }
}

const columns = [
  { title: 'Pieces', width: 38 },
  { title: 'Price', width: 46 },
  { title: 'Amount', width: 62 },
];

function toCard({ first, sizes, rows, skus }: Style, currency: string, withEans: boolean) {
  const { pieces, cents } = sumOf(skus);
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

/** What skus come to: the styles ordered, pieces, and cents. */
export function sumOf(skus: readonly OrderedSku[]) {
  const ordered = skus.filter(({ quantity }) => quantity > 0);
  return {
    styles: new Set(ordered.map(({ generic }) => generic)).size,
    pieces: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: ordered.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0),
  };
}
