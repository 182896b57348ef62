/** Loads something for each item, some items ahead of where it is used: never all of them at once. */
export async function* lookAhead<Item, Loaded>(
  items: readonly Item[],
  load: (item: Item) => Promise<Loaded>,
  ahead = 4,
): AsyncGenerator<readonly [Item, Loaded]> {
  const loading = items.slice(0, ahead).map(load);
  for (const [n, item] of items.entries()) {
    const next = items[n + ahead];
    if (next !== undefined) loading.push(load(next));
    const loaded = loading.shift();
    if (loaded !== undefined) yield [item, await loaded];
  }
}
