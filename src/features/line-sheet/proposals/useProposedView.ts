import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { type Order, useGetMeQuery, useHas } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import { sapStatus } from '../../../domain/orders/statuses';
import { withWords } from '../../../languages/loadWords';
import type { RootState } from '../../../lib/redux';
import type { CellView, ShownCells } from '../grid/CellView';
import { selectSheet } from '../state/lineSheetSlice';
import { useLateView } from '../useLateView';

const load = () => withWords('sent', async () => (await import('./buildProposedView')).buildProposedView);

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
  const store = useStore<RootState>();
  const isLocked = order.sap_status !== sapStatus.open;
  const hasProposal = useMayTake(order) && isLocked;
  const isChosen = hasProposal && shown === 'proposed';
  const build = useLateView(isChosen, load, onFailure);

  const proposedView = useMemo(() => {
    const sheet = selectSheet(store.getState());
    if (!isChosen || build === null || order.proposal === undefined || sheet === null) return null;
    return build(order, order.proposal, sheet);
  }, [isChosen, build, order, store]);
  return { hasProposal, proposedView };
}
