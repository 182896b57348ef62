/** The limits of a cache. */
interface Limits {
  maxEntries: number;
  /** The maximum age of an entry, by its Date header. */
  maxDays?: number;
}

const dayMs = 86_400_000;

/** Removes the oldest entries of a cache that exceeds its limits. */
export async function trimCache(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  { maxEntries, maxDays = Infinity }: Limits,
): Promise<void> {
  // Ordered by their last write.
  const keys = await cache.keys();
  const surplus = keys.length - maxEntries;
  for (const [index, key] of keys.entries()) {
    if (index >= surplus && daysOld(await cache.match(key)) <= maxDays) return;
    await cache.delete(key);
  }
}

function daysOld(answer: Response | undefined): number {
  const written = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(written) ? 0 : (Date.now() - written) / dayMs;
}
