/** What is wrong with an order's name, in words; null when nothing is. */
export function orderNameFault(name: string): string | null {
  return name.trim() === '' ? 'Please enter a name for the order.' : null;
}
