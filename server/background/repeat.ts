import { setTimeout as sleep } from 'node:timers/promises';

/** Something done over and over in the background; `stop` resolves once the running pass has ended. */
export interface Repeating {
  stop(): Promise<void>;
}

/**
 * Runs `pass` over and over, never two at once, with so many seconds in between. An error is handed to `onError` and
 * ends nothing.
 */
export function repeat(options: {
  pass: () => Promise<void>;
  seconds: number;
  onError: (error: unknown) => void;
}): Repeating {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run() {
    while (!signal.aborted) {
      try {
        await options.pass();
      } catch (error) {
        options.onError(error);
      }
      await sleep(options.seconds * 1000, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
