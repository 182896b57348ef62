/**
 * Locks that a tab holds until it is closed or crashes, when the browser releases them. They need a secure context:
 * over plain http nothing shows whether another tab is closed, so every lock counts as held and never becomes free.
 */
const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;

/** Whether the browser supports locks. */
export const hasTabLocks = locks !== undefined;

/** Takes a lock; resolves, once it is held, to a function that releases it. */
export async function holdLock(name: string): Promise<() => void> {
  if (locks === undefined) return () => undefined;
  return new Promise((resolve) => {
    void locks.request(name, () => new Promise<void>((release) => resolve(release)));
  });
}

/** Which of these locks are held by any tab. */
export async function heldLocks(names: readonly string[]): Promise<ReadonlySet<string>> {
  if (locks === undefined) return new Set(names);
  const { held = [] } = await locks.query();
  const allHeld = new Set(held.map(({ name }) => name));
  return new Set(names.filter((name) => allHeld.has(name)));
}

/** Waits until nobody holds a lock or the signal aborts; resolves to whether the lock is free. */
export async function lockIsFree(name: string, signal: AbortSignal): Promise<boolean> {
  if (locks === undefined) return false;
  try {
    await locks.request(name, { mode: 'shared', signal }, () => undefined);
    return true;
  } catch {
    return false;
  }
}
