import { refuseUnlessOpen } from './refuseUnlessOpen';

/**
 * Null when an order may be edited: lines, wanted codes and service date, which only an open one may, else
 * the refusal (api.md 'Fine print').
 */
export function canEditOrder(order: { sap_status: number }): string | null {
  return refuseUnlessOpen(order, 'changed');
}
