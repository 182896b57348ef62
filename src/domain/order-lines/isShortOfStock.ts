/**
 * Whether a cell turns red: stock is tracked and below the quantity, both in pieces (spec 2 'Order line
 * sheet').
 */
export function isShortOfStock(cell: { with_stocks: boolean; stock: number; quantity: number }): boolean {
  return cell.with_stocks && cell.stock < cell.quantity;
}
