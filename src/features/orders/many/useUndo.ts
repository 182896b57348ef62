import { api } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { useStableCallback } from '../../../lib/useStableCallback';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import type { OrderTasks } from './useOrderTasks';

/** The order that was deleted, or the task that has deleted several. */
type Deleted = { readonly orderId: string } | { readonly taskId: string };

/** Says that orders were deleted, with 'Undo', which restores them. */
export type OfferUndo = (message: string, deleted: Deleted) => void;

/** Offers to restore what was deleted. */
export function useUndo(start: OrderTasks['start']): OfferUndo {
  const { notify } = useNotices();
  const dispatch = useAppDispatch();
  const restore = async (deleted: Deleted) => {
    if ('orderId' in deleted) return start('restore', [deleted.orderId]);
    const asked = api.endpoints.getOrderTask.initiate({ id: deleted.taskId }, { subscribe: false });
    const { data } = await dispatch(asked);
    const done = data?.orders.filter(({ outcome }) => outcome === 'done').map(({ id }) => id) ?? [];
    return done.length > 0 && start('restore', done);
  };
  return useStableCallback((message, deleted) => {
    notify(message, 'success', { undo: () => void restore(deleted) });
  });
}
