import { setTimeout as sleep } from 'node:timers/promises';

/** A repeating background job; `stop` resolves once the running pass has ended. */
export interface Repeating {
  stop(): Promise<void>;
}

/**
 * Runs `pass` repeatedly, never two at once, with a pause of this many seconds. An error goes to `onError` and does not
 * stop the repetition.
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
