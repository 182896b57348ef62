/** How the changes of several customers ended. */
export interface ManyOutcome {
  readonly changed: number;
  /** Those that were not changed, and why. */
  readonly failed: readonly { readonly id: string; readonly reason: string }[];
}

const atOnce = 4;

/**
 * Changes customers, a few at a time; one that fails does not stop the others. `change` resolves to why it failed, or to
 * null. Overlapping calls also keep the page from reading the whole list again after each.
 */
export async function changeMany(
  ids: readonly string[],
  change: (id: string) => Promise<string | null>,
): Promise<ManyOutcome> {
  const waiting = [...ids];
  const failed: { id: string; reason: string }[] = [];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const reason = await change(id);
      if (reason !== null) failed.push({ id, reason });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { changed: ids.length - failed.length, failed };
}
