/**
 * Locks that a tab holds as long as it lives: the browser frees those of a tab that was closed or has crashed. A page that
 * is not served securely (plain http from another machine) has none. There nobody can tell whether another tab is gone, so
 * every lock counts as held and never becomes free.
 */
const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;

/** Whether the browser can tell which tabs are gone. */
export const hasTabLocks = locks !== undefined;

/** Takes a lock; resolves once it is held, to a function that gives it back. */
export async function holdLock(name: string): Promise<() => void> {
  if (locks === undefined) return () => undefined;
  return new Promise((resolve) => {
    void locks.request(
      name,
      () =>
        new Promise<void>((release) => {
          resolve(() => release());
        }),
    );
  });
}

/** Which of these locks tabs hold now. */
export async function heldLocks(names: readonly string[]): Promise<ReadonlySet<string>> {
  if (locks === undefined) return new Set(names);
  const { held = [] } = await locks.query();
  const allHeld = new Set(held.map(({ name }) => name));
  return new Set(names.filter((name) => allHeld.has(name)));
}

/** Waits until nobody holds a lock, or the signal ends the wait; answers whether the lock is free. */
export async function lockIsFree(name: string, signal: AbortSignal): Promise<boolean> {
  if (locks === undefined) return false;
  try {
    await locks.request(name, { mode: 'shared', signal }, () => undefined);
    return true;
  } catch {
    return false;
  }
}
