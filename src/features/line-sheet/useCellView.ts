import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Order } from '../../api';
import { withWords } from '../../languages/loadWords';
import type { RootState } from '../../lib/redux';
import { type CellView, isSince, type ShownCells } from './grid/CellView';
import { selectSheet } from './state/lineSheetSlice';
import { useFulfillment } from './useFulfillment';
import { useLateView } from './useLateView';

const load = () => withWords('sent', async () => (await import('./fulfillment/buildCellView')).buildCellView);

/**
 * Whether the cells of an order can show other numbers than the ordered ones, and the view of the chosen number once it
 * has loaded. `onFailure` chooses the ordered ones again.
 */
export function useCellView(
  order: Order,
  shown: ShownCells,
  onFailure: () => void,
): { isOffered: boolean; cellView: CellView | null } {
  const fulfillment = useFulfillment(order);
  const store = useStore<RootState>();
  const number = isSince(shown) || shown === 'proposed' ? 'ordered' : shown;
  const build = useLateView(fulfillment !== undefined && number !== 'ordered', load, onFailure);

  const cellView = useMemo(() => {
    if (fulfillment === undefined || number === 'ordered' || build === null) return null;
    const { prices = {}, base } = selectSheet(store.getState()) ?? {};
    return build(fulfillment.lines, number, {
      garments: order.garments,
      prices,
      savedPrices: base?.savedPrices ?? {},
    });
  }, [fulfillment, number, build, store, order.garments]);
  return { isOffered: fulfillment !== undefined, cellView };
}
