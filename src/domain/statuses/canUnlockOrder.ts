/**
 * Null when an order may be unlocked, which is any but an open one and one in the ERP, else the refusal
 * (api.md 'Fine print').
 */
export function canUnlockOrder(order: { sap_status: number }): string | null {
  if (order.sap_status === 0) return 'This order is open already.';
  if (order.sap_status === 1) return 'This order is in the ERP and cannot be unlocked until the ERP answers.';
  return null;
}
