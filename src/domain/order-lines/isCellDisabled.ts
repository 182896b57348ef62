/**
 * Whether a size cell takes no quantity: no such sku exists, or stock is tracked, 0, and nothing is ordered,
 * in pieces (spec 2 'Order line sheet'). A garment without stock tracking has no stock to run out of.
 */
export function isCellDisabled(cell: {
  sku: { stock: number } | undefined;
  with_stocks: boolean;
  quantity: number;
}): boolean {
  if (cell.sku === undefined) return true;
  return cell.with_stocks && cell.sku.stock === 0 && cell.quantity === 0;
}
