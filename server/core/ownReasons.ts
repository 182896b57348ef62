import { message } from '../../src/domain/language/message';
import type { OwnCause } from '../../src/domain/orders/erpRefusals';
import type { ErpReason } from './erpConnector';
import { readReason } from './taskLines';

/** Our own sentences for why an order is not in the ERP. */
export const ownReasons = {
  unreachable: (reason: ErpReason) => message('The ERP could not be reached: {reason}.', { reason }),
  notWithdrawn: (reason: ErpReason) => message('The ERP could not withdraw this order: {reason}', { reason }),
  noSapId: (customer: string) =>
    message(
      '{customer} has no SAP ID, so the ERP cannot book the order; assign one and send the order again.',
      { customer },
    ),
};

const causes = new Map<string, OwnCause>([
  [ownReasons.unreachable('').text, 'unreachable'],
  [ownReasons.notWithdrawn('').text, 'taken'],
  [ownReasons.noSapId('').text, 'customer'],
]);

/** The cause of a stored reason that is a sentence of ours; the ERP's own words have none here. */
export function ownCauseOf(stored: string): OwnCause | undefined {
  const reason = readReason(stored);
  return typeof reason === 'string' ? undefined : causes.get(reason.text);
}
