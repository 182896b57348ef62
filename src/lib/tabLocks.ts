import { joinRollCall, type RollCall } from './rollCall';

/**
 * Locks that a tab holds as long as it lives: the browser frees those of a tab that was closed or has crashed. Where there
 * are none (a page that is not served securely), tabs ask each other which of them live.
 */
const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
let rollCall: RollCall | null = null;

/** How often a tab is asked whether it lives still. */
const watchMs = 3000;

/** Takes a lock; resolves once it is held, to what gives it back. */
export async function holdLock(name: string): Promise<() => void> {
  if (locks === undefined) return tabs().hold(name);
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
  if (locks === undefined) return tabs().heldOf(names);
  const { held = [] } = await locks.query();
  const allHeld = new Set(held.map(({ name }) => name));
  return new Set(names.filter((name) => allHeld.has(name)));
}

/** Waits until nobody holds a lock any more, or the signal says that it does not matter; answers which. */
export async function lockIsFree(name: string, signal: AbortSignal): Promise<boolean> {
  if (locks === undefined) return isGone(name, signal);
  try {
    await locks.request(name, { mode: 'shared', signal }, () => undefined);
    return true;
  } catch {
    return false;
  }
}

async function isGone(name: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const held = await tabs().heldOf([name]);
    if (!held.has(name)) return !signal.aborted;
    await new Promise((resolve) => setTimeout(resolve, watchMs));
  }
  return false;
}

function tabs(): RollCall {
  rollCall ??= joinRollCall(
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('linedesk-tabs'),
  );
  return rollCall;
}
