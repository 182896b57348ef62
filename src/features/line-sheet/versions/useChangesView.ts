import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { api, type Order, type OrderVersionWithLines, useHas, useListOrderVersionsQuery } from '../../../api';
import { sapStatus } from '../../../domain/orders/statuses';
import { withWords } from '../../../languages/loadWords';
import { useT } from '../../../languages/useT';
import { type RootState, useAppDispatch } from '../../../lib/redux';
import { useLoadOnDemand } from '../../../shared/load-on-demand/useLoadOnDemand';
import { type CellView, isSince, type ShownCells, versionIn } from '../grid/CellView';
import { selectSheet } from '../state/lineSheetSlice';
import type { buildChangesView } from './buildChangesView';

const none: readonly number[] = [];

/** The numbers of the versions that a sent order replaced, the latest first. */
function useReplacedVersions({ id, sap_status: status }: Order): readonly number[] {
  const isSent = status !== sapStatus.open && status !== sapStatus.error;
  const hasCall = useHas('listOrderVersions');
  const { currentData } = useListOrderVersionsQuery({ id }, { skip: !hasCall || !isSent });
  return useMemo(
    () =>
      currentData?.versions
        .slice(0, -1)
        .map(({ number }) => number)
        .reverse() ?? none,
    [currentData],
  );
}

/**
 * The versions with which a sent order can be compared, and the view of what has changed since the chosen one, once it
 * has loaded. `onFailure` chooses the ordered pieces again.
 */
export function useChangesView(
  order: Order,
  shown: ShownCells,
  onFailure: () => void,
): { versions: readonly number[]; changesView: CellView | null } {
  const t = useT();
  const versions = useReplacedVersions(order);
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const loadOnDemand = useLoadOnDemand();
  const [loaded, setLoaded] = useState<{
    version: OrderVersionWithLines;
    build: typeof buildChangesView;
  } | null>(null);
  const chosen = isSince(shown) ? versionIn(shown) : null;
  const number = chosen !== null && versions.includes(chosen) ? chosen : null;

  const load = useEffectEvent(async (wanted: number) => {
    const request = api.endpoints.getOrderVersion.initiate(
      { id: order.id, number: wanted },
      { subscribe: false },
    );
    const both = await loadOnDemand(t('The version'), () =>
      Promise.all([dispatch(request).unwrap(), withWords('sent', () => import('./buildChangesView'))]),
    );
    if (both === null) onFailure();
    else setLoaded({ version: both[0], build: both[1].buildChangesView });
  });
  useEffect(
    function loadWhenChosen() {
      if (number !== null) void load(number);
    },
    [number],
  );

  const changesView = useMemo(() => {
    const sheet = selectSheet(store.getState());
    if (loaded === null || loaded.version.number !== number || sheet === null) return null;
    return loaded.build(order, loaded.version, sheet);
  }, [loaded, number, store, order]);
  return { versions, changesView };
}
