import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { Order } from '../../api';
import { withWords } from '../../languages/loadWords';
import { useT } from '../../languages/useT';
import type { RootState } from '../../lib/redux';
import { useLoadOnDemand } from '../../shared/load-on-demand/useLoadOnDemand';
import type { buildCellView } from './fulfillment/buildCellView';
import { type CellView, isSince, type ShownCells } from './grid/CellView';
import { selectSheet } from './state/lineSheetSlice';
import { useFulfillment } from './useFulfillment';

const load = () => withWords('sent', () => import('./fulfillment/buildCellView'));

/**
 * Whether the cells of an order can show other numbers than the ordered ones, and the view of the chosen number once it
 * has loaded. `onFailure` chooses the ordered ones again.
 */
export function useCellView(
  order: Order,
  shown: ShownCells,
  onFailure: () => void,
): { isOffered: boolean; cellView: CellView | null } {
  const t = useT();
  const fulfillment = useFulfillment(order);
  const store = useStore<RootState>();
  const loadOnDemand = useLoadOnDemand();
  const [build, setBuild] = useState<typeof buildCellView | null>(null);
  const number = isSince(shown) || shown === 'proposed' ? 'ordered' : shown;
  const isMissing = fulfillment !== undefined && number !== 'ordered' && build === null;

  const loadMissing = useEffectEvent(async () => {
    const loaded = await loadOnDemand(t('The view'), load);
    if (loaded === null) onFailure();
    else setBuild(() => loaded.buildCellView);
  });
  useEffect(
    function loadWhenChosen() {
      if (isMissing) void loadMissing();
    },
    [isMissing],
  );

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
