import type { Order, OrderVersionWithLines } from '../../../api';
import { message } from '../../../domain/language/message';
import { flattenLines, groupLines } from '../../../domain/orders/lines';
import { countTotals } from '../../../domain/orders/totals';
import { genericOf } from '../../../domain/sku';
import { formatAmount } from '../../../languages/money';
import { type CellView, sinceText } from '../grid/CellView';
import { cellOf, gridOf } from '../grid/Grid';
import type { Sheet } from '../state/Sheet';
import { ChangedCell } from './ChangedCell';

/** The cells of an order with what has changed since a version. */
export function buildChangesView(
  order: Pick<Order, 'garments' | 'items_count' | 'total_price' | 'currency'>,
  version: OrderVersionWithLines,
  { lines, prices, base }: Pick<Sheet, 'lines' | 'prices' | 'base'>,
): CellView {
  const { savedPrices = {} } = base;
  const now = new Map<string, number>(Object.entries(flattenLines(lines)));
  const before = new Map(version.lines.map(({ sku, quantity }) => [sku, quantity]));
  const skus = new Set([...now.keys(), ...before.keys()]);
  const changed = [...skus].filter((sku) => now.get(sku) !== before.get(sku));
  // Removed skus make no garment vanish.
  const grid = gridOf(order.garments, groupLines(Object.fromEntries([...skus].map((sku) => [sku, 1]))));
  const others = changed.filter((sku) => cellOf(grid, sku) === null);
  return {
    name: sinceText(version.number),
    lines,
    prices: savedPrices,
    totals: countTotals(lines, new Map(Object.entries(prices)), savedPrices),
    totalText: message(
      '{pieces, plural, one {# piece} other {# pieces}} ({difference}, {amount} since version {version, number})',
      {
        pieces: order.items_count,
        difference: signed(order.items_count - version.items_count, String),
        amount: signed(order.total_price - version.total_price, (amount) =>
          formatAmount(amount, order.currency),
        ),
        version: version.number,
      },
    ),
    skus,
    generics: new Set([...skus].map(genericOf)),
    changed: new Set(changed.map(genericOf)),
    withoutCell:
      others.length === 0
        ? null
        : message('No longer in the catalog, and without a cell: {skus}', {
            skus: others.map((sku) => `${sku}: ${now.get(sku) ?? 0} (${before.get(sku) ?? 0})`),
          }),
    Cell: (props) => (
      <ChangedCell {...props} before={before.get(props.sku) ?? 0} now={now.get(props.sku) ?? 0} />
    ),
    Note: () => null,
  };
}

/** A difference with its sign in front, also from right to left, and never on a line of its own. */
function signed(difference: number, text: (size: number) => string): string {
  const sign = difference === 0 ? '±' : difference > 0 ? '+' : '−';
  return `\u200e${sign}\u2060${text(Math.abs(difference))}`;
}
