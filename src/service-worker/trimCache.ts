/** How much a cache may keep. */
interface Limits {
  most: number;
  /** How old the oldest may be, by its Date header. */
  mostDays?: number;
}

const dayMs = 86_400_000;

/** Removes what was written longest ago from a cache that has grown beyond its limits. */
export async function trimCache(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  { most, mostDays = Infinity }: Limits,
): Promise<void> {
  // In the order in which they were last written.
  const keys = await cache.keys();
  const surplus = keys.length - most;
  for (const [index, key] of keys.entries()) {
    if (index >= surplus && daysOld(await cache.match(key)) <= mostDays) return;
    await cache.delete(key);
  }
}

function daysOld(answer: Response | undefined): number {
  const written = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(written) ? 0 : (Date.now() - written) / dayMs;
}
