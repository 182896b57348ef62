import { type Message, message } from '../language/message';
import { isolated } from '../text/isolated';
import { editOrderRefusal } from './refusals';
import { isReturnOrder, sapStatus } from './statuses';

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
