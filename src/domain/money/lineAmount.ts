/** What a line costs, in integer cents, from its pieces and its price per piece in integer cents (spec 3). */
export function lineAmount(line: { quantity: number; price: number }): number {
  return line.quantity * line.price;
}
