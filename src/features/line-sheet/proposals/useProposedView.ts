import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { type Order, useGetMeQuery, useHas } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import { sapStatus } from '../../../domain/orders/statuses';
import { withWords } from '../../../languages/loadWords';
import { useT } from '../../../languages/useT';
import type { RootState } from '../../../lib/redux';
import { useLoadOnDemand } from '../../../shared/load-on-demand/useLoadOnDemand';
import type { CellView, ShownCells } from '../grid/CellView';
import { selectSheet } from '../state/lineSheetSlice';
import type { buildProposedView } from './buildProposedView';

const load = () => withWords('sent', () => import('./buildProposedView'));

/** Whether this person has to decide on what is proposed for an order. */
export function useMayTake(order: Order): boolean {
  const { data: me } = useGetMeQuery();
  const isSupported = useHas('takeOrderProposal');
  return isSupported && order.proposed_at !== undefined && mayCall(me?.roles ?? [], 'takeOrderProposal');
}

/**
 * Whether the cells of a locked order can show what is proposed, and that view once it has loaded. `onFailure` chooses
 * the ordered pieces again.
 */
export function useProposedView(
  order: Order,
  shown: ShownCells,
  onFailure: () => void,
): { hasProposal: boolean; proposedView: CellView | null } {
  const t = useT();
  const store = useStore<RootState>();
  const loadOnDemand = useLoadOnDemand();
  const [build, setBuild] = useState<typeof buildProposedView | null>(null);
  const isLocked = order.sap_status !== sapStatus.open;
  const hasProposal = useMayTake(order) && isLocked;
  const isChosen = hasProposal && shown === 'proposed';
  const isMissing = isChosen && build === null;

  const loadMissing = useEffectEvent(async () => {
    const loaded = await loadOnDemand(t('The view'), load);
    if (loaded === null) onFailure();
    else setBuild(() => loaded.buildProposedView);
  });
  useEffect(
    function loadWhenChosen() {
      if (isMissing) void loadMissing();
    },
    [isMissing],
  );

  const proposedView = useMemo(() => {
    const sheet = selectSheet(store.getState());
    if (!isChosen || build === null || order.proposal === undefined || sheet === null) return null;
    return build(order, order.proposal, sheet);
  }, [isChosen, build, order, store]);
  return { hasProposal, proposedView };
}
