/** The amount in major units, as the contract carries money, of integer cents (api.md 'Conventions'). */
export function fromCents(cents: number): number {
  return cents / 100;
}
