import { useEffect, useMemo, useState } from 'react';
import type { OrderSummary } from '../../../api';

type Sort = (orders: readonly OrderSummary[]) => readonly OrderSummary[];

/** Sorts refused orders by their reasons, once what recognizes these has loaded; others stay as they are. */
export function useByReason(orders: readonly OrderSummary[], isByReason: boolean): readonly OrderSummary[] {
  const [sort, setSort] = useState<Sort | null>(null);
  useEffect(
    function loadSort() {
      if (!isByReason) return;
      import('../../../domain/orders/refusalCauses').then(
        ({ sortByRefusal }) => setSort(() => sortByRefusal),
        // The list of the reasons reports a failed load.
        () => undefined,
      );
    },
    [isByReason],
  );
  return useMemo(() => (isByReason && sort !== null ? sort(orders) : orders), [orders, isByReason, sort]);
}
