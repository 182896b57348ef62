import { useMemo } from 'react';
import {
  api,
  listTag,
  type OrderSummary,
  type OrderTaskSummary,
  useHas,
  useListOrderTasksQuery,
  useStartOrderTaskMutation,
} from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import type { Role } from '../../../domain/access/roleOptions';
import { useAppDispatch } from '../../../lib/redux';
import { useStableCallback } from '../../../lib/useStableCallback';
import { askAgainMs, useManyTasks } from '../../../shared/many-tasks/useManyTasks';

/** The tasks over many orders of a person. */
export interface OrderTasks {
  /** Whether the host knows such tasks. */
  readonly isKnown: boolean;
  /** Those under way, the newest first. */
  readonly running: readonly OrderTaskSummary[];
  /** The first that was started in this browser, has ended, and was not looked at yet. */
  readonly ended: OrderTaskSummary | null;
  /** It was looked at. */
  readonly dismiss: (taskId: string) => void;
  /** Starts a task; says why it could not, and resolves to whether it could. */
  readonly start: (
    action: OrderTaskSummary['action'],
    orderIds: readonly string[],
    more?: { service_date: number | null },
  ) => Promise<boolean>;
}

/** Starts tasks over many orders, and polls them while there are any. Whoever leaves the page finds them again. */
export function useOrderTasks(roles: readonly Role[], personId: string): OrderTasks {
  const skip = !useHas('listOrderTasks') || !mayCall(roles, 'listOrderTasks');
  const { currentData, isError } = useListOrderTasksQuery(undefined, { skip });
  const dispatch = useAppDispatch();
  const [startTask] = useStartOrderTaskMutation();
  const watched = useManyTasks({
    tasks: currentData?.tasks,
    keptKey: `order-tasks:${personId}`,
    onEnded: () => dispatch(api.util.invalidateTags(['orders', listTag('users')])),
  });
  useListOrderTasksQuery(undefined, {
    skip,
    pollingInterval: watched.running.length > 0 ? askAgainMs : 0,
    skipPollingIfUnfocused: true,
  });
  const start = useStableCallback<Parameters<OrderTasks['start']>, Promise<boolean>>(
    (action, orderIds, more) =>
      watched.start((key) =>
        startTask({ startOrderTaskRequest: { action, orders: [...orderIds], key, ...more } }),
      ),
  );
  // Also before it has answered, so that no column comes late.
  const isKnown = !skip && !isError;
  return useMemo(() => ({ ...watched, isKnown, start }), [watched, isKnown, start]);
}

/** Starts a task that sets the delivery date of these orders, in epoch seconds. */
export const setDates = ({ start }: OrderTasks, orders: readonly OrderSummary[], date: number | null) =>
  start(
    'service_date',
    orders.map(({ id }) => id),
    { service_date: date },
  );
