/** Whether an order is a return, which the ERP does not take from here (spec 4). */
export function isReturnOrder(order: { catalog_type: string }): boolean {
  return order.catalog_type === 'return';
}
