import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { OrderSummary, OrderTaskSummary } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import styles from './ManyOrders.module.css';
import type { SentOrders } from '../sent/useSentOrders';
import { whenUsed } from '../../../ui/when-used/whenUsed';
import type { SkippedOrder } from './SendDialog';
import { setDates } from './useOrderTasks';
import type { ManyOrdersState } from './useManyOrders';

const OrdersBar = whenUsed(
  async () => (await import(/* webpackChunkName: "many-orders" */ './OrdersBar')).OrdersBar,
);
const ManyDialog = whenUsed(
  async () => (await import(/* webpackChunkName: "many-orders" */ './ManyDialog')).ManyDialog,
);
const EndedTask = whenUsed(
  async () => (await import(/* webpackChunkName: "many-orders" */ './EndedTask')).EndedTask,
);
const TaskLines = whenUsed(
  async () => (await import(/* webpackChunkName: "many-orders" */ './TaskLines')).TaskLines,
);

type Action = OrderTaskSummary['action'];

interface Props {
  many: ManyOrdersState;
  /** All orders of the list. */
  listed: readonly OrderSummary[];
  /** Those that the search leaves, as they are sorted. */
  shown: readonly OrderSummary[];
  roles: readonly Role[];
  areArchived: boolean;
  sent: SentOrders;
}

/** The bar of the selected orders, what it asks, and what became of the tasks that it has started. */
export function ManyOrders({ many, listed, shown, roles, areArchived, sent }: Props) {
  const { tasks, selection, offerUndo } = many;
  const { orders, hidden } = useSelected(many, listed, shown);
  const [dialog, setDialog] = useState<{ action: Action; orders: readonly OrderSummary[] } | null>(null);
  /** Those that were left out when orders were sent last. */
  const [skipped, setSkipped] = useState<readonly SkippedOrder[]>([]);
  const place = useRef<HTMLDivElement>(null);

  const clear = () => {
    selection.replace([]);
    // What had the focus is gone.
    place.current?.focus({ preventScroll: true });
  };
  const start = async (
    action: Action,
    these: readonly OrderSummary[],
    more?: { service_date: number | null },
  ) => {
    const hasStarted = await tasks.start(
      action,
      these.map(({ id }) => id),
      more,
    );
    if (hasStarted && action === 'send') sent.onSending(these);
    if (hasStarted) clear();
    return hasStarted;
  };

  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {tasks.running.length > 0 && <TaskLines tasks={tasks.running} />}
      {orders.length > 0 && (
        <OrdersBar
          orders={orders}
          hidden={hidden}
          roles={roles}
          areArchived={areArchived}
          onAct={(action) => {
            if (!asksFirst(action)) return void start(action, orders);
            setDialog({ action, orders });
          }}
          onClear={clear}
        />
      )}
      {dialog && (
        <ManyDialog
          {...dialog}
          onStart={(these, more) => start(dialog.action, these, more)}
          onSkip={setSkipped}
          onDate={(these, date) => setDates(tasks, these, date)}
          onClose={() => setDialog(null)}
        />
      )}
      {tasks.ended && (
        <EndedTask
          key={tasks.ended.task_id}
          task={tasks.ended}
          skipped={tasks.ended.action === 'send' ? skipped : []}
          onUndo={offerUndo}
          onSent={sent.onSent}
          onSelect={(ids) => {
            const known = new Set(listed.map(({ id }) => id));
            selection.replace(ids.filter((id) => known.has(id)));
            if (tasks.ended) tasks.dismiss(tasks.ended.task_id);
          }}
          onDismiss={() => {
            if (tasks.ended) tasks.dismiss(tasks.ended.task_id);
          }}
        />
      )}
    </div>
  );
}

const asksFirst = (action: Action) => ['send', 'service_date', 'delete'].includes(action);

/** The selected orders, as they are sorted; those that the search hides come last. */
function useSelected(
  { selection }: ManyOrdersState,
  listed: readonly OrderSummary[],
  shown: readonly OrderSummary[],
) {
  const keys = useSyncExternalStore(selection.subscribe, selection.get);
  return useMemo(() => {
    if (keys.size === 0) return { orders: [], hidden: 0 };
    const seen = shown.filter(({ id }) => keys.has(id));
    if (seen.length === keys.size) return { orders: seen, hidden: 0 };
    const known = new Set(seen);
    const others = listed.filter((order) => keys.has(order.id) && !known.has(order));
    return { orders: [...seen, ...others], hidden: others.length };
  }, [keys, listed, shown]);
}
