import { isReturnOrder } from './statuses';

/** Null when an order may be deleted, which only an open one may, else the refusal (api.md 'Fine print'). */
export function deleteOrderRefusal(order: { sap_status: number }): string | null {
  return notOpenRefusal(order, 'deleted');
}

/**
 * Null when an order may be edited: lines, wanted codes and service date, which only an open one may, else
 * the refusal (api.md 'Fine print').
 */
export function editOrderRefusal(order: { sap_status: number }): string | null {
  return notOpenRefusal(order, 'changed');
}

/**
 * Null when an order may be marked finished or not finished, which only an open one may, else the refusal
 * (api.md 'Fine print').
 */
export function finishOrderRefusal(order: { sap_status: number }): string | null {
  return notOpenRefusal(order, 'finished or reopened');
}

/**
 * Null when an order may be given another name, address or channel, which only an open one may, else the
 * refusal (api.md 'Fine print').
 */
export function readdressOrderRefusal(order: { sap_status: number }): string | null {
  return notOpenRefusal(order, 'given another address or channel');
}

const erpError = 99;

/**
 * Null when an order may be sent to the ERP, else the refusal: only an open one or one that the ERP answered
 * with an error, never a return, never without items; items_count in pieces (spec 4, api.md 'Fine print').
 */
export function sendOrderRefusal(order: {
  sap_status: number;
  items_count: number;
  catalog_type: string;
}): string | null {
  const wrongState = order.sap_status === erpError ? null : notOpenRefusal(order, 'sent again');
  if (wrongState !== null) return wrongState;
  if (isReturnOrder(order)) {
    return 'Return orders cannot be sent to the ERP; download the XLS and upload it manually.';
  }
  return order.items_count > 0 ? null : 'This order has no pieces, so there is nothing to send.';
}

/**
 * Null when an order may be unlocked, which is any except an open one and one in the ERP, else the refusal
 * (api.md 'Fine print').
 */
export function unlockOrderRefusal(order: { sap_status: number }): string | null {
  if (order.sap_status === 0) return 'This order is open already.';
  if (order.sap_status === 1) return 'This order is in the ERP and cannot be unlocked until the ERP answers.';
  return null;
}

/**
 * Null for an open order, else a sentence saying why it cannot be `done` (a participle: 'changed') now (api.md
 * 'Fine print').
 */
function notOpenRefusal(order: { sap_status: number }, done: string): string | null {
  switch (order.sap_status) {
    case 0:
      return null;
    case 1:
      return `This order is in the ERP and cannot be ${done} until the ERP answers.`;
    case 2:
    case 3:
      return `This order was sent to the ERP and cannot be ${done} until an agent unlocks it.`;
    case 99:
      return `The ERP answered this order with an error, so it cannot be ${done} until an agent unlocks it.`;
    default:
      return `This order is in an unknown state and cannot be ${done} until an agent unlocks it.`;
  }
}
