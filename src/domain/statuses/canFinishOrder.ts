import { refuseUnlessOpen } from './refuseUnlessOpen';

/**
 * Null when an order may be marked finished or not finished, which only an open one may, else the refusal
 * (api.md 'Fine print').
 */
export function canFinishOrder(order: { sap_status: number }): string | null {
  return refuseUnlessOpen(order, 'finished or reopened');
}
