import type { Order, OrderProposal } from '../../../api';
import { message } from '../../../domain/language/message';
import { flattenLines } from '../../../domain/orders/lines';
import { withChanges } from '../../../domain/orders/proposals';
import type { CellView } from '../grid/CellView';
import { signed } from '../signed';
import type { Sheet } from '../state/Sheet';
import { buildDifferenceView } from '../versions/buildDifferenceView';

/** The cells of a locked order with what its customer proposes. */
export function buildProposedView(
  order: Pick<Order, 'garments' | 'items_count'>,
  { changes }: Pick<OrderProposal, 'changes'>,
  sheet: Pick<Sheet, 'lines' | 'prices' | 'base'>,
): CellView {
  const ordered = flattenLines(sheet.lines);
  const difference = changes.reduce((sum, change) => sum + change.proposed - change.ordered, 0);
  return buildDifferenceView(order.garments, sheet, {
    name: message('Proposed changes'),
    totalText: message('{pieces, plural, one {# piece} other {# pieces}} proposed ({difference})', {
      pieces: order.items_count + difference,
      difference: signed(difference, String),
    }),
    meaning: message('5 ordered, 7 proposed'),
    before: ordered,
    now: withChanges(ordered, changes),
    textOf: (before, now) => message('{before, number} ordered, {now, number} proposed', { before, now }),
  });
}
