/** A line of a version of an order; prices in any one unit. */
export type VersionLine = { readonly sku: string; readonly quantity: number; readonly price: number };

/** A line that differs between two versions: null where a version has none of the sku. */
export type ChangedLine = {
  readonly sku: string;
  readonly before: VersionLine | null;
  readonly after: VersionLine | null;
};

/** The lines that were added, removed, or have another quantity or price than before: the later version's first. */
export function changedLines(before: readonly VersionLine[], after: readonly VersionLine[]): ChangedLine[] {
  const earlier = new Map(before.map((line) => [line.sku, line]));
  const later = new Set(after.map(({ sku }) => sku));
  const remaining = after.flatMap((line): ChangedLine[] => {
    const old = earlier.get(line.sku) ?? null;
    const isSame = old?.quantity === line.quantity && old.price === line.price;
    return isSame ? [] : [{ sku: line.sku, before: old, after: line }];
  });
  const removed = before.filter(({ sku }) => !later.has(sku));
  return [...remaining, ...removed.map((line) => ({ sku: line.sku, before: line, after: null }))];
}
