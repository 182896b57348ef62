import { useCallback } from 'react';
import { failureOf, type OrderSummary, useSendOrderMutation } from '../../../api';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import type { Track } from './useBusyOrders';
import { useTell } from './useTell';

/** Sends an order to the ERP, and says what came of it. */
export function useSend(track: Track) {
  const [sendOrder] = useSendOrderMutation();
  const tell = useTell();
  return useCallback(
    (order: OrderSummary) => {
      const sending = sendOrder({ orderIdRequest: { id: order.id } }).then((outcome) => {
        const failure = failureOf(outcome);
        tell(failure ?? `Order sent to ${runtimeConfig().erpName}`, failure === null ? 'success' : 'error');
      });
      return track(order, sending);
    },
    [sendOrder, tell, track],
  );
}
