/** The least width in pixels of columns beside each other: what the tracks of their grid ask for at least. */
export function leastWidth(columns: readonly { readonly track: string }[]): number {
  return columns.reduce((sum, { track }) => sum + Number(/\d+(?=px)/.exec(track)?.[0] ?? 0), 0);
}
