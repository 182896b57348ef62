import type { Order, OrderVersionWithLines } from '../../../api';
import { message } from '../../../domain/language/message';
import { flattenLines } from '../../../domain/orders/lines';
import { formatAmount } from '../../../languages/money';
import { type CellView, sinceText } from '../grid/CellView';
import { signed } from '../signed';
import type { Sheet } from '../state/Sheet';
import { buildDifferenceView } from './buildDifferenceView';

/** The cells of an order with what has changed since a version. */
export const buildChangesView = (
  order: Pick<Order, 'garments' | 'items_count' | 'total_price' | 'currency'>,
  version: OrderVersionWithLines,
  sheet: Pick<Sheet, 'lines' | 'prices' | 'base'>,
): CellView =>
  buildDifferenceView(order.garments, sheet, {
    name: sinceText(version.number),
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
    meaning: message('Was 5, is 7'),
    before: Object.fromEntries(version.lines.map(({ sku, quantity }) => [sku, quantity])),
    now: flattenLines(sheet.lines),
    textOf: (before, now) => message('was {before, number}, is {now, number}', { before, now }),
  });
