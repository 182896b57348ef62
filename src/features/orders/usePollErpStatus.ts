import { useEffect, useMemo } from 'react';
import { sapStatus } from '../../domain/orders/statuses';
import { type OrderSummary, useListOrdersQuery } from '../../api';
import type { AtTheErp } from './sent/erpAnswers';

const askAgainMs = 5000;
const atTheErp = { sapStatus: `${sapStatus.waiting},${sapStatus.error}` };

interface Watched {
  /** The orders of the list. */
  shown: readonly OrderSummary[];
  /** Whether the person waits for the answer to an order, in the list or not. */
  isAwaiting: boolean;
  /** Called when a shown order no longer waits. */
  onAnswer: () => void;
  /** Called with the orders at the ERP whenever they were fetched. */
  onLook: (found: AtTheErp) => void;
}

/**
 * Polls the orders that wait for the ERP's answer. Only these few are fetched repeatedly, while there are any and the
 * page is visible. Returns those that the ERP refused, once they are known.
 */
export function usePollErpStatus({
  shown,
  isAwaiting,
  onAnswer,
  onLook,
}: Watched): readonly OrderSummary[] | undefined {
  const { currentData, isFetching, startedTimeStamp: askedAt } = useListOrdersQuery(atTheErp);
  const cached = currentData?.orders;
  const isWaiting = useMemo(
    () => isAwaiting || [shown, cached ?? []].some((orders) => orders.some(isInTheErp)),
    [isAwaiting, shown, cached],
  );
  useListOrdersQuery(atTheErp, {
    pollingInterval: isWaiting ? askAgainMs : 0,
    skipPollingIfUnfocused: true,
  });

  useEffect(
    function noticeAnswers() {
      if (cached === undefined) return;
      const waiting = new Set(cached.filter(isInTheErp).map(({ id }) => id));
      if (shown.some((order) => isInTheErp(order) && !waiting.has(order.id))) onAnswer();
    },
    [cached, shown, onAnswer],
  );
  useEffect(
    function look() {
      // While it is fetched again, the time is that of the next answer.
      if (cached !== undefined && askedAt !== undefined && !isFetching) onLook({ orders: cached, askedAt });
    },
    [cached, askedAt, isFetching, onLook],
  );

  return useMemo(() => cached?.filter(({ sap_status }) => sap_status === sapStatus.error), [cached]);
}

function isInTheErp({ sap_status }: OrderSummary): boolean {
  return sap_status === sapStatus.waiting;
}
