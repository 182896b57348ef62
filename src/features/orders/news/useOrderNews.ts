import { useEffect, useEffectEvent, useRef } from 'react';
import { type OrderSummary, useHas, useListOrderNewsQuery } from '../../../api';

/**
 * What the ERP has said about the person's orders that they have not seen; undefined where that is not known. It is asked
 * for again whenever the list of orders was, as whatever is news of an order changes that list too.
 */
export function useOrderNews(listed: readonly OrderSummary[] | undefined) {
  const skip = !useHas('listOrderNews');
  const { currentData, refetch } = useListOrderNewsQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  const asked = useRef(listed);
  const askAgain = useEffectEvent(() => {
    if (!skip) void refetch();
  });
  useEffect(
    function followTheList() {
      // While other orders are asked for, there is no list, and what is news stays the same.
      if (listed !== asked.current && listed !== undefined && asked.current !== undefined) askAgain();
      asked.current = listed;
    },
    [listed],
  );
  return currentData;
}
