import { useEffect, useMemo, useState } from 'react';
import { sapStatus } from '../../../domain/orders/statuses';
import type { OrderSummary } from '../../../api';
import { useLocalStorage } from '../../../lib/useLocalStorage';
import { useStableCallback } from '../../../lib/useStableCallback';
import { readIds } from '../../../shared/many-tasks/useManyTasks';
import { awaitedKey } from '../../../shared/order-list-link/orderListLink';
import { answersIn, type AtTheErp, type Awaited, readAwaited, withAwaited } from './erpAnswers';
import { unlistedSent, withSentRows } from './sentRows';
import { useErpNotices } from './useErpNotices';

/** An order that was sent, as far as a report names it. */
type SentOrder = Omit<Awaited, 'sentAt'>;

/** Told of the orders that are sent from the list. */
export interface SentOrders {
  /** These are being sent: they keep their rows. */
  readonly onSending: (orders: readonly OrderSummary[]) => void;
  /** These were sent: their answers are awaited. Of one task they are noted once, however often its report is opened. */
  readonly onSent: (orders: readonly SentOrder[], taskId?: string) => void;
}

interface Shown {
  /** The orders that the filter shows. */
  listed: readonly OrderSummary[];
  /** The filter: another one keeps no rows of this one. */
  filter: string;
  personId: string;
}

const mostNoted = 20;

const noOrders: readonly OrderSummary[] = [];

/**
 * The orders that were sent here: they stay in the list, in their new state, until the filter changes; what the ERP
 * answers is told, also to somebody who left the list and comes back.
 */
export function usePendingErpOrders({ listed, filter, personId }: Shown) {
  const [awaited, setAwaited] = useLocalStorage(awaitedKey(personId), readAwaited);
  const [recent, setRecent] = useState({ filter, rows: noOrders });
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [atTheErp, setAtTheErp] = useState<readonly OrderSummary[]>(noOrders);
  const tell = useErpNotices();

  if (recent.filter !== filter) setRecent({ filter, rows: noOrders });
  const rows = recent.filter === filter ? recent.rows : noOrders;
  const orders = useMemo(() => {
    const now = new Map(atTheErp.map((order) => [order.id, order]));
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
  }, [listed, rows, accepted, atTheErp]);

  useEffect(
    function letTheListShowWhatItKnows() {
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
      setNoted([taskId, ...noted].slice(0, mostNoted));
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
  const onLook = useStableCallback<[AtTheErp], void>((found) => {
    setAtTheErp(found.orders);
    const answers = answersIn(awaited, found);
    if (answers.length === 0) return;
    const answered = new Set(answers.map(({ of }) => of.id));
    setAwaited(awaited.filter(({ id }) => !answered.has(id)));
    const taken = answers.filter(({ refusal }) => refusal === null);
    setAccepted((before) => new Set([...before, ...taken.map(({ of }) => of.id)]));
    tell(answers);
  });
  const sent = useMemo<SentOrders>(() => ({ onSending, onSent }), [onSending, onSent]);
  return { orders, isAwaiting: awaited.length > 0, sent, onLook };
}
