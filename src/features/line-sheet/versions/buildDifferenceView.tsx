import type { Garment } from '../../../api';
import { type Message, message } from '../../../domain/language/message';
import { groupLines, type SkuQuantities } from '../../../domain/orders/lines';
import { countTotals } from '../../../domain/orders/totals';
import { genericOf } from '../../../domain/sku';
import type { CellView } from '../grid/CellView';
import { cellOf, gridOf } from '../grid/Grid';
import type { Sheet } from '../state/Sheet';
import { ChangedCell } from './ChangedCell';

interface Difference extends Pick<CellView, 'name' | 'totalText' | 'meaning'> {
  before: SkuQuantities;
  now: SkuQuantities;
  /** What the two numbers of a cell are. */
  textOf: (before: number, now: number) => Message;
}

/** The cells of an order with what differs between two sets of quantities. */
export function buildDifferenceView(
  garments: readonly Garment[],
  { prices, base: { savedPrices = {} } }: Pick<Sheet, 'prices' | 'base'>,
  { before: earlier, now: later, textOf, ...texts }: Difference,
): CellView {
  const [before, now] = [new Map(Object.entries(earlier)), new Map(Object.entries(later))];
  const skus = new Set([...now.keys(), ...before.keys()]);
  const changed = [...skus].filter((sku) => now.get(sku) !== before.get(sku));
  // Removed skus make no garment vanish.
  const grid = gridOf(garments, groupLines(Object.fromEntries([...skus].map((sku) => [sku, 1]))));
  const others = changed.filter((sku) => cellOf(grid, sku) === null);
  const lines = groupLines(later);
  return {
    ...texts,
    lines,
    prices: savedPrices,
    totals: countTotals(lines, new Map(Object.entries(prices)), savedPrices),
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
      <ChangedCell
        {...props}
        before={before.get(props.sku) ?? 0}
        now={now.get(props.sku) ?? 0}
        textOf={textOf}
      />
    ),
    Note: () => null,
  };
}
