import { colourCodeOf, genericOf } from '../sku/parseSku';
import type { GroupedLines, LineDiff, SkuQuantities } from './OrderLines';
import { isQuantity } from './parseQuantity';

/** What a line sheet edits: quantities grouped by garment, and the wanted codes (spec 3 'Order'). */
export type OrderLinesState = { readonly lines: GroupedLines; readonly wanted: readonly string[] };

/** What one edit changed: lines, and the codes that left the wanted list (spec 4). */
export type OrderLinesDiff = LineDiff & { readonly unwanted: readonly string[] };

const noLines: SkuQuantities = {};
const noChange: LineDiff = { added: [], changed: [], removed: [] };

/**
 * The lines after one quantity is set, in pieces, and what that changed; what does not change keeps its
 * identity. Anything but an integer from 1 to 999999 removes the sku, and a garment goes with its last sku. A
 * quantity takes the sku and its colour, the first 9 characters, off the wanted list (spec 4 'Line-sheet
 * order', spec 5).
 */
export function setQuantity(
  state: OrderLinesState,
  sku: string,
  quantity: number | null,
): { state: OrderLinesState; diff: OrderLinesDiff } {
  const garment = state.lines[genericOf(sku)] ?? noLines;
  const previous = garment[sku];
  if (quantity === null || !isQuantity(quantity)) return removeSku(state, garment, sku);

  const unwanted = state.wanted.filter((code) => code === sku || code === colourCodeOf(sku));
  return {
    state: settled(state, {
      lines:
        previous === quantity
          ? state.lines
          : { ...state.lines, [genericOf(sku)]: { ...garment, [sku]: quantity } },
      wanted: unwanted.length > 0 ? state.wanted.filter((code) => !unwanted.includes(code)) : state.wanted,
    }),
    diff: { ...setDiff(sku, quantity, previous), unwanted },
  };
}

function removeSku(state: OrderLinesState, garment: SkuQuantities, sku: string) {
  const { [sku]: previous, ...otherSkus } = garment;
  if (previous === undefined) return { state, diff: { ...noChange, unwanted: [] } };

  const generic = genericOf(sku);
  const { [generic]: _garment, ...otherGarments } = state.lines;
  const isLast = Object.keys(otherSkus).length === 0;
  return {
    state: { ...state, lines: isLast ? otherGarments : { ...state.lines, [generic]: otherSkus } },
    diff: { ...noChange, removed: [{ sku, previous }], unwanted: [] },
  };
}

function setDiff(sku: string, quantity: number, previous: number | undefined): LineDiff {
  if (previous === undefined) return { ...noChange, added: [{ sku, quantity }] };
  if (previous === quantity) return noChange;
  return { ...noChange, changed: [{ sku, quantity, previous }] };
}

function settled(before: OrderLinesState, after: OrderLinesState): OrderLinesState {
  return after.lines === before.lines && after.wanted === before.wanted ? before : after;
}
