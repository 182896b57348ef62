import type { FulfillmentLine, Garment } from '../../../api';
import { type Message, message } from '../../../domain/language/message';
import { fulfillmentNumbers } from '../../../domain/orders/fulfillment';
import { groupLines } from '../../../domain/orders/lines';
import { countTotals, type SavedPrices } from '../../../domain/orders/totals';
import { genericOf } from '../../../domain/sku';
import type { CellNumber, CellView } from '../grid/CellView';
import { cellOf, gridOf } from '../grid/Grid';
import type { Prices } from '../state/Sheet';
import { FulfilledCell } from './FulfilledCell';
import { FulfilledNote } from './FulfilledNote';

/** The cells of an order with what is confirmed, shipped or to come of it. */
export function buildCellView(
  fulfilled: readonly FulfillmentLine[],
  number: Exclude<CellNumber, 'ordered'>,
  sheet: { garments: readonly Garment[]; prices: Prices; savedPrices: SavedPrices },
): CellView {
  const bySku = new Map(fulfilled.map((line) => [line.sku, line]));
  const pieces = fulfilled.flatMap((line) => {
    const shown = line[number] ?? 0;
    return shown === 0 ? [] : [[line.sku, shown] as const];
  });
  const lines = groupLines(Object.fromEntries(pieces));
  const prices = Object.fromEntries(
    pieces.flatMap(([sku, quantity]) => {
      const saved = sheet.savedPrices[sku];
      return saved === undefined ? [] : [[sku, { quantity, price: saved.price }]];
    }),
  );
  const totals = countTotals(lines, new Map(Object.entries(sheet.prices)), prices);
  const grid = gridOf(sheet.garments, lines);
  const others = pieces.filter(([sku]) => cellOf(grid, sku) === null);
  return {
    name: fulfillmentNumbers[number],
    ...{ lines, prices, totals },
    totalText: totalText(number, totals.pieces),
    skus: bySku,
    generics: new Set([...bySku.keys()].map(genericOf)),
    withoutCell:
      others.length === 0
        ? null
        : message('No longer in the catalog, and without a cell: {skus}', {
            skus: others.map(([sku, quantity]) => `${sku}: ${quantity}`),
          }),
    Cell: (props) => {
      const line = bySku.get(props.sku);
      return line && <FulfilledCell {...props} line={line} number={number} />;
    },
    Note: (props) => <FulfilledNote {...props} lines={bySku} number={number} />,
  };
}

function totalText(number: Exclude<CellNumber, 'ordered'>, pieces: number): Message {
  switch (number) {
    case 'confirmed':
      return message('{pieces, plural, one {# piece} other {# pieces}} confirmed', { pieces });
    case 'shipped':
      return message('{pieces, plural, one {# piece} other {# pieces}} shipped', { pieces });
    case 'to_come':
      return message('{pieces, plural, one {# piece} other {# pieces}} to come', { pieces });
  }
}
