import { useEffect, useMemo, useState } from 'react';
import { sapStatus } from '../../../domain/orders/statuses';
import type { OrderSummary } from '../../../api';
import { useLocalStorage } from '../../../lib/useLocalStorage';
import { useStableCallback } from '../../../lib/useStableCallback';
import { readIds } from '../../../shared/many-tasks/useManyTasks';
import { awaitedKey } from '../../../shared/order-list-link/orderListLink';
import { answersIn, type ErpSnapshot, type AwaitedOrder, readAwaited, withAwaited } from './erpAnswers';
import { unlistedSent, withSentRows } from './sentRows';
import { useErpNotices } from './useErpNotices';

/** A sent order, with the fields that a task's report has. */
type SentOrder = Omit<AwaitedOrder, 'sentAt'>;

/** Callbacks for orders that are sent from the list. */
export interface SentOrders {
  /** These are being sent: their rows stay in the list. */
  readonly onSending: (orders: readonly OrderSummary[]) => void;
  /** These were sent and await their answers. A task's orders are added once, however often its report is opened. */
  readonly onSent: (orders: readonly SentOrder[], taskId?: string) => void;
}

interface Shown {
  /** The orders that the filter shows. */
  listed: readonly OrderSummary[];
  /** The filter; changing it removes the rows of sent orders. */
  filter: string;
  personId: string;
}

const maxNoted = 20;

const noOrders: readonly OrderSummary[] = [];

/**
 * Tracks orders sent from the list: they stay in it, in their new state, until the filter changes. Notifies about the
 * ERP's answers, also after leaving the list and returning.
 */
export function usePendingErpOrders({ listed, filter, personId }: Shown) {
  const [awaited, setAwaited] = useLocalStorage(awaitedKey(personId), readAwaited);
  const [recent, setRecent] = useState({ filter, rows: noOrders });
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [erpOrders, setErpOrders] = useState<readonly OrderSummary[]>(noOrders);
  const notify = useErpNotices();

  if (recent.filter !== filter) setRecent({ filter, rows: noOrders });
  const rows = recent.filter === filter ? recent.rows : noOrders;
  const orders = useMemo(() => {
    const now = new Map(erpOrders.map((order) => [order.id, order]));
    return withSentRows(
      listed,
      rows,
      (order) =>
        now.get(order.id) ?? {
          ...order,
          sap_status: accepted.has(order.id) ? sapStatus.sent : sapStatus.waiting,
          erp_message: null,
        },
    );
  }, [listed, rows, accepted, erpOrders]);

  useEffect(
    function dropListedRows() {
      const left = unlistedSent(listed, rows);
      if (left !== rows) setRecent({ filter, rows: left });
    },
    [listed, rows, filter],
  );

  const onSending = useStableCallback<[readonly OrderSummary[]], void>((sending) => {
    const ids = new Set(sending.map(({ id }) => id));
    setRecent({
      filter,
      rows: [...rows.filter(({ id }) => !ids.has(id)), ...orders.filter(({ id }) => ids.has(id))],
    });
  });
  const [noted, setNoted] = useLocalStorage(awaitedKey(`${personId}:tasks`), readIds);
  const onSent = useStableCallback<Parameters<SentOrders['onSent']>, void>((sent, taskId) => {
    if (taskId !== undefined) {
      if (noted.includes(taskId)) return;
      setNoted([taskId, ...noted].slice(0, maxNoted));
    }
    const sentAt = Date.now();
    const ids = new Set(sent.map(({ id }) => id));
    setAccepted((before) => new Set([...before].filter((id) => !ids.has(id))));
    setAwaited(
      withAwaited(
        awaited,
        sent.map((order) => ({ ...order, sentAt })),
      ),
    );
  });
  const onPoll = useStableCallback<[ErpSnapshot], void>((found) => {
    setErpOrders(found.orders);
    const answers = answersIn(awaited, found);
    if (answers.length === 0) return;
    const answered = new Set(answers.map(({ of }) => of.id));
    setAwaited(awaited.filter(({ id }) => !answered.has(id)));
    const taken = answers.filter(({ refusal }) => refusal === null);
    setAccepted((before) => new Set([...before, ...taken.map(({ of }) => of.id)]));
    notify(answers);
  });
  const sent = useMemo<SentOrders>(() => ({ onSending, onSent }), [onSending, onSent]);
  return { orders, isAwaiting: awaited.length > 0, sent, onPoll };
}
