import { isolated } from '../text/isolated';
import { isReturnOrder, sapStatus } from './statuses';

type OrderChange =
  | 'changed'
  | 'deleted'
  | 'finished or reopened'
  | 'given another address or channel'
  | 'sent again';

/**
 * Null for an open order, else a sentence saying why it cannot be `done` now: changed in its lines, wanted codes and
 * service date, deleted, marked finished or not, or given another name, address or channel (contract.md 'Fine print').
 */
export function editOrderRefusal(
  order: { sap_status: number },
  done: OrderChange = 'changed',
): string | null {
  switch (order.sap_status) {
    case sapStatus.open:
      return null;
    case sapStatus.waiting:
      return `This order is in the ERP and cannot be ${done} until the ERP answers.`;
    case sapStatus.sent:
    case sapStatus.sentBefore:
      return `This order was sent to the ERP and cannot be ${done} until an agent unlocks it.`;
    case sapStatus.error:
      return `The ERP answered this order with an error, so it cannot be ${done} until an agent unlocks it.`;
    default:
      return `This order is in an unknown state and cannot be ${done} until an agent unlocks it.`;
  }
}

/**
 * Null when an order may be sent to the ERP, else the refusal: only an open one or one that the ERP answered
 * with an error, never a return, never without items, never of a customer whose personal data was erased or who was
 * deleted and whose SAP ID another customer has now; items_count in pieces (spec 4, contract.md 'Fine print').
 */
export function sendOrderRefusal(order: {
  sap_status: number;
  items_count: number;
  catalog_type: string;
  customer_erased?: boolean;
  /** The customer who was deleted and whose SAP ID another customer has now. */
  lost_sap_id_of?: string | null;
}): string | null {
  const wrongState = order.sap_status === sapStatus.error ? null : editOrderRefusal(order, 'sent again');
  if (wrongState !== null) return wrongState;
  if (isReturnOrder(order)) {
    return 'Return orders cannot be sent to the ERP; download the XLS and upload it manually.';
  }
  if (order.customer_erased === true) {
    return 'The personal data of the customer was erased, so this order cannot be sent.';
  }
  if (typeof order.lost_sap_id_of === 'string') {
    return `${isolated(order.lost_sap_id_of)} was deleted, and another customer has their SAP ID now, so this order cannot be sent. Copy it for that customer.`;
  }
  return order.items_count > 0 ? null : 'This order has no pieces, so there is nothing to send.';
}

/**
 * Null when an order may be unlocked, which is any except an open one and one in the ERP, else the refusal
 * (contract.md 'Fine print').
 */
export function unlockOrderRefusal(order: { sap_status: number }): string | null {
  if (order.sap_status === sapStatus.open) return 'This order is open already.';
  if (order.sap_status === sapStatus.waiting)
    return 'This order is in the ERP and cannot be unlocked until the ERP answers.';
  return null;
}
