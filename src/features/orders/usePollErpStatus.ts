import { useEffect, useMemo } from 'react';
import { sapStatus } from '../../domain/orders/statuses';
import { type OrderSummary, useListOrdersQuery } from '../../api';
import type { ErpSnapshot } from './sent/erpAnswers';

const pollMs = 5000;
const erpOrdersQuery = { sapStatus: `${sapStatus.waiting},${sapStatus.error}` };

interface Watched {
  /** The orders of the list. */
  shown: readonly OrderSummary[];
  /** Whether the person awaits an answer, also for an order outside the list. */
  isAwaiting: boolean;
  /** Called when a shown order has got its answer. */
  onAnswer: () => void;
  /** Called after each poll. */
  onPoll: (found: ErpSnapshot) => void;
}

/**
 * Polls the orders that await the ERP's answer, while there are any and the page is visible. Returns the orders that
 * the ERP refused, once loaded.
 */
export function usePollErpStatus({
  shown,
  isAwaiting,
  onAnswer,
  onPoll,
}: Watched): readonly OrderSummary[] | undefined {
  const { currentData, isFetching, startedTimeStamp: askedAt } = useListOrdersQuery(erpOrdersQuery);
  const cached = currentData?.orders;
  const isWaiting = useMemo(
    () => isAwaiting || [shown, cached ?? []].some((orders) => orders.some(isInTheErp)),
    [isAwaiting, shown, cached],
  );
  useListOrdersQuery(erpOrdersQuery, {
    pollingInterval: isWaiting ? pollMs : 0,
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
    function reportPoll() {
      // While fetching, `askedAt` already belongs to the next answer.
      if (cached !== undefined && askedAt !== undefined && !isFetching) onPoll({ orders: cached, askedAt });
    },
    [cached, askedAt, isFetching, onPoll],
  );

  return useMemo(() => cached?.filter(({ sap_status }) => sap_status === sapStatus.error), [cached]);
}

function isInTheErp({ sap_status }: OrderSummary): boolean {
  return sap_status === sapStatus.waiting;
}
