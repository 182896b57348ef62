import { type Message, message } from '../language/message';
import { sapStatus } from './statuses';

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
 * Null when an order may be unlocked, which is any except an open one and one in the ERP, else the refusal
 * (contract.md 'Fine print').
 */
export function unlockOrderRefusal(order: { sap_status: number }): Message | null {
  if (order.sap_status === sapStatus.open) return message('This order is open already.');
  if (order.sap_status === sapStatus.waiting)
    return message('This order is in the ERP and cannot be unlocked until the ERP answers.');
  return null;
}
