import { refuseUnlessOpen } from './refuseUnlessOpen';

/**
 * Null when an order may be given another name, address or channel, which only an open one may, else the
 * refusal (api.md 'Fine print').
 */
export function canReaddressOrder(order: { sap_status: number }): string | null {
  return refuseUnlessOpen(order, 'given another address or channel');
}
