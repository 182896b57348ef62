const natural = new Intl.Collator('en', { numeric: true });

/** Things by the drop that they belong to, the drops in the order of their names and those of none last. */
export function dropGroups<Item>(
  items: readonly Item[],
  dropOf: (item: Item) => string,
): { drop: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(dropOf(item));
    if (group === undefined) groups.set(dropOf(item), [item]);
    else group.push(item);
  }
  return [...groups]
    .map(([drop, items]) => ({ drop, items }))
    .sort((a, b) => Number(a.drop === '') - Number(b.drop === '') || natural.compare(a.drop, b.drop));
}

/** What a drop is called on paper. */
export const dropText = (drop: string) => {
  if (drop === '') return 'Without a drop';
  return /^\d+$/.test(drop) ? `Drop ${drop}` : drop;
};
