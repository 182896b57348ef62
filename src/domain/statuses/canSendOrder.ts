import { isReturnOrder } from './isReturnOrder';
import { refuseUnlessOpen } from './refuseUnlessOpen';

const erpError = 99;

/**
 * Null when an order may be sent to the ERP, else the refusal: only an open one or one that the ERP answered
 * with an error, never a return, never without items; items_count in pieces (spec 4, api.md 'Fine print').
 */
export function canSendOrder(order: {
  sap_status: number;
  items_count: number;
  catalog_type: string;
}): string | null {
  const wrongState = order.sap_status === erpError ? null : refuseUnlessOpen(order, 'sent again');
  if (wrongState !== null) return wrongState;
  if (isReturnOrder(order)) {
    return 'Return orders cannot be sent to the ERP; download the XLS and upload it manually.';
  }
  return order.items_count > 0 ? null : 'This order has no items, so there is nothing to send.';
}
