import { type Message, message } from '../language/message';
import { isolated } from '../text/isolated';
import { isReturnOrder, sapStatus } from './statuses';

/** What is done to an order: `finish` is also to reopen it, `move` to give it another address or channel. */
type OrderChange = 'change' | 'delete' | 'finish' | 'move' | 'resend';

/**
 * Null for an open order, else a sentence saying why this cannot be done now: to change its lines, wanted codes and
 * service date, to delete it, mark it as finished or not, or give it another name, address or channel (contract.md 'Fine print').
 */
export function editOrderRefusal(
  order: { sap_status: number },
  change: OrderChange = 'change',
): Message | null {
  switch (order.sap_status) {
    case sapStatus.open:
      return null;
    case sapStatus.waiting:
      return message(
        'This order is in the ERP and cannot be {change, select, delete {deleted} finish {finished or reopened} move {given another address or channel} resend {sent again} other {changed}} until the ERP answers.',
        { change },
      );
    case sapStatus.sent:
    case sapStatus.sentBefore:
      return message(
        'This order was sent to the ERP and cannot be {change, select, delete {deleted} finish {finished or reopened} move {given another address or channel} resend {sent again} other {changed}} until an agent unlocks it.',
        { change },
      );
    case sapStatus.error:
      return message(
        'The ERP answered this order with an error, so it cannot be {change, select, delete {deleted} finish {finished or reopened} move {given another address or channel} other {changed}} until an agent unlocks it.',
        { change },
      );
    default:
      return message(
        'This order is in an unknown state and cannot be {change, select, delete {deleted} finish {finished or reopened} move {given another address or channel} resend {sent again} other {changed}} until an agent unlocks it.',
        { change },
      );
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
}): Message | null {
  const wrongState = order.sap_status === sapStatus.error ? null : editOrderRefusal(order, 'resend');
  if (wrongState !== null) return wrongState;
  if (isReturnOrder(order)) {
    return message('Return orders cannot be sent to the ERP; download the XLS and upload it manually.');
  }
  if (order.customer_erased === true) {
    return message('The personal data of the customer was erased, so this order cannot be sent.');
  }
  if (typeof order.lost_sap_id_of === 'string') {
    return message(
      '{name} was deleted, and another customer has their SAP ID now, so this order cannot be sent. Copy it for that customer.',
      { name: isolated(order.lost_sap_id_of) },
    );
  }
  return order.items_count > 0 ? null : message('This order has no pieces, so there is nothing to send.');
}

/**
 * Null when an order may be unlocked, which is any except an open one and one in the ERP, else the refusal
 * (contract.md 'Fine print').
 */
export function unlockOrderRefusal(order: { sap_status: number }): Message | null {
  if (order.sap_status === sapStatus.open) return message('This order is open already.');
  if (order.sap_status === sapStatus.waiting)
    return message('This order is in the ERP and cannot be unlocked until the ERP answers.');
  return null;
}
