/**
 * Locks that a tab holds as long as it lives: the browser frees those of a tab that was closed or has crashed. Where there
 * are none (a page that is not served securely), nothing is ever held.
 */
const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;

/** Takes a lock; resolves once it is held, to what gives it back. */
export async function holdLock(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    if (locks === undefined) {
      resolve(() => undefined);
      return;
    }
    void locks.request(
      name,
      () =>
        new Promise<void>((release) => {
          resolve(() => release());
        }),
    );
  });
}

/** The names of the locks that tabs hold now. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name));
}

/** Waits until nobody holds a lock any more, or the signal says that it does not matter; answers which. */
export async function lockIsFree(name: string, signal: AbortSignal): Promise<boolean> {
  if (locks === undefined) return false;
  try {
    await locks.request(name, { mode: 'shared', signal }, () => undefined);
    return true;
  } catch {
    return false;
  }
}
