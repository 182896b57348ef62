import { type Order, useGetOrderFulfillmentQuery, useHas } from '../../api';
import { isSentOrder } from '../../domain/orders/statuses';

/** What the ERP has said about a sent order; undefined where it has said nothing, or the host does not tell. */
export function useFulfillment(order: Order) {
  const hasCall = useHas('getOrderFulfillment');
  const { currentData } = useGetOrderFulfillmentQuery(
    { id: order.id },
    { skip: !hasCall || !isSentOrder(order) },
  );
  if (currentData === undefined) return undefined;
  const { confirmation, invoices, shipments } = currentData;
  const isNothing = confirmation === null && invoices.length === 0 && shipments.length === 0;
  return isNothing ? undefined : currentData;
}
