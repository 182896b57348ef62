import { App, Button } from 'antd';
import { api } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { useStableCallback } from '../../../lib/useStableCallback';
import type { OrderTasks } from './useOrderTasks';

interface Deleted {
  readonly title: string;
  /** Which orders they were, in words. */
  readonly description?: string;
  /** The order, or the task that has deleted several. */
  readonly of: { readonly orderId: string } | { readonly taskId: string };
}

/** Shows that orders were deleted, with 'Undo', which restores them. */
export type OfferUndo = (deleted: Deleted) => void;

const shownSeconds = 15;

/** Offers to restore what was deleted. */
export function useUndo(start: OrderTasks['start']): OfferUndo {
  const { notification } = App.useApp();
  const dispatch = useAppDispatch();
  const restore = useStableCallback(async (of: Deleted['of']) => {
    if ('orderId' in of) return start('restore', [of.orderId]);
    const asked = api.endpoints.getOrderTask.initiate({ id: of.taskId }, { subscribe: false });
    const { data } = await dispatch(asked);
    const done = data?.orders.filter(({ outcome }) => outcome === 'done') ?? [];
    return (
      done.length > 0 &&
      start(
        'restore',
        done.map(({ id }) => id),
      )
    );
  });
  return useStableCallback(({ title, description, of }) => {
    const key = 'orderId' in of ? `order ${of.orderId}` : `task ${of.taskId}`;
    notification.open({
      key,
      title,
      description,
      duration: shownSeconds,
      actions: (
        <Button
          size="small"
          onClick={() => {
            notification.destroy(key);
            void restore(of);
          }}
        >
          Undo
        </Button>
      ),
    });
  });
}
