import type { Order, OrderProposal } from '../../../api';
import { lineAmount, toCents } from '../../../domain/money';
import { wantedChanges } from '../../../domain/orders/proposals';
import { genericOf } from '../../../domain/sku';
import { cellNameAt, cellOf, gridOf } from '../grid/Grid';

/** A proposed change as the agent sees it: of a quantity, or whether a color or size is wanted. */
export interface ProposalRow {
  /** A sku or code; unique among rows of its kind. */
  code: string;
  key: string;
  name: string;
  kind: 'quantity' | 'wanted' | 'unwanted';
  ordered: number;
  proposed: number;
  /** What taking it adds to the total, in cents. */
  cents: number;
}

/** The changes of a proposal, garment by garment. */
export function proposalRows(
  order: Pick<Order, 'garments' | 'wanted' | 'line_prices'>,
  { changes, wanted }: Pick<OrderProposal, 'changes' | 'wanted'>,
): ProposalRow[] {
  const grid = gridOf(order.garments, {});
  const nameOf = (code: string) => {
    const cell = cellOf(grid, code);
    if (cell) return cellNameAt(grid, cell);
    const garment = order.garments.find(({ generic }) => generic === genericOf(code));
    const color = garment?.colors.find(({ number }) => number === code.slice(6, 9));
    return garment
      ? [`${garment.name} ${garment.number}`, color?.name ?? ''].filter(Boolean).join(', ')
      : code;
  };
  const quantities = changes.map(({ sku, ordered, proposed, wh_price: price }): ProposalRow => {
    const before = lineAmount({ quantity: ordered, price: toCents(order.line_prices?.[sku] ?? price) ?? 0 });
    const after = lineAmount({ quantity: proposed, price: toCents(price) ?? 0 });
    return {
      ...{ key: sku, code: sku, name: nameOf(sku), kind: 'quantity', ordered, proposed },
      cents: after - before,
    };
  });
  const { added, removed } = wantedChanges(order.wanted, wanted);
  const marks = (codes: readonly string[], kind: 'wanted' | 'unwanted') =>
    codes.map((code): ProposalRow => {
      const none = { ordered: 0, proposed: 0, cents: 0 };
      return { key: `${kind} ${code}`, code, name: nameOf(code), kind, ...none };
    });
  return [...quantities, ...marks(added, 'wanted'), ...marks(removed, 'unwanted')];
}
