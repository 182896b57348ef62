/** A quantity as its cell shows it: nothing when nothing is ordered. */
export function quantityText(quantity: number | null): string {
  return quantity ? String(quantity) : '';
}
