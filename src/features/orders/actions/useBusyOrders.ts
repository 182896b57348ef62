import { useCallback, useState } from 'react';
import type { OrderSummary } from '../../../api';

/** Counts an order as busy until the action is done. */
export type Track = (order: OrderSummary, action: Promise<unknown>) => Promise<void>;

/** The ids of the orders that an action is under way for: several at a time, each until its own action is done. */
export function useBusyOrders() {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const track = useCallback<Track>(async ({ id }, action) => {
    setBusy((ids) => [...ids, id]);
    await action;
    setBusy((ids) => {
      const place = ids.indexOf(id);
      return ids.filter((_id, index) => index !== place);
    });
  }, []);
  return { busy, track };
}
