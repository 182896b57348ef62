import { useEffect } from 'react';
import { type Order, useDismissOrderNewsMutation, useGetOrderFulfillmentQuery, useHas } from '../../api';
import { isSentOrder } from '../../domain/orders/statuses';

/** What the ERP has said about a sent order; undefined where it has said nothing, or the host does not tell. */
export function useFulfillment(order: Order) {
  const fulfillment = useAnswer(order);
  if (fulfillment === undefined) return undefined;
  const { confirmation, invoices, shipments } = fulfillment;
  const isNothing = confirmation === null && invoices.length === 0 && shipments.length === 0;
  return isNothing ? undefined : fulfillment;
}

/** Ends the news of an order for the person who has its sheet open. A failure is not reported: the news just stay. */
export function useMarkNewsSeen(order: Order): void {
  const hasCall = useHas('dismissOrderNews');
  const [dismiss] = useDismissOrderNewsMutation();
  const unseenAt = useAnswer(order)?.unseen_at ?? null;
  const { id } = order;
  useEffect(
    function markNewsSeen() {
      if (hasCall && unseenAt !== null)
        void dismiss({ dismissOrderNewsRequest: { id, changed_at: unseenAt } });
    },
    [hasCall, id, unseenAt, dismiss],
  );
}

function useAnswer(order: Order) {
  const hasCall = useHas('getOrderFulfillment');
  const { currentData } = useGetOrderFulfillmentQuery(
    { id: order.id },
    { skip: !hasCall || !isSentOrder(order) },
  );
  return currentData;
}
