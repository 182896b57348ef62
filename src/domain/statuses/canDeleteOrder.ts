import { refuseUnlessOpen } from './refuseUnlessOpen';

/** Null when an order may be deleted, which only an open one may, else the refusal (api.md 'Fine print'). */
export function canDeleteOrder(order: { sap_status: number }): string | null {
  return refuseUnlessOpen(order, 'deleted');
}
