/**
 * The wanted list with a colour or size code added at the end, or taken off when it is there (spec 2 'Order
 * line sheet').
 */
export function toggleWanted(wanted: readonly string[], code: string): string[] {
  return wanted.includes(code) ? wanted.filter((other) => other !== code) : [...wanted, code];
}
