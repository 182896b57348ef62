/** Runs `work` for each item, `atOnce` at a time; rejects with the first error once the running ones have ended. */
export async function eachAtMost<Item>(
  atOnce: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let failed = false;
  async function runWorker() {
    for (let next = rest.next(); next.done !== true && !failed; next = rest.next()) {
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, runWorker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
