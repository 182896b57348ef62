import { useEffect, useMemo } from 'react';
import { type OrderSummary, useListOrdersQuery } from '../../api';

const inTheErp = 1;
const refusedByErp = 99;
const askAgainMs = 5000;
const atTheErp = { sapStatus: `${inTheErp},${refusedByErp}` };

/**
 * Polls the orders that wait for the ERP's answer. Only these few are fetched repeatedly, while there are any and the
 * page is visible; `onAnswer` is called when a shown one no longer waits. Returns those that the ERP refused, once they
 * are known.
 */
export function useErpWatch(
  shown: readonly OrderSummary[],
  onAnswer: () => void,
): readonly OrderSummary[] | undefined {
  const cached = useListOrdersQuery(atTheErp).currentData?.orders;
  const isWaiting = useMemo(
    () => [shown, cached ?? []].some((orders) => orders.some(isInTheErp)),
    [shown, cached],
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

  return useMemo(() => cached?.filter(({ sap_status }) => sap_status === refusedByErp), [cached]);
}

function isInTheErp({ sap_status }: OrderSummary): boolean {
  return sap_status === inTheErp;
}
