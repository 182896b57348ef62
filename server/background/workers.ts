import path from 'node:path';
import { Piscina } from 'piscina';

/** Runs work that would hold the event loop in worker threads: `file` is the path of a module whose named export is run. */
export interface Workers {
  run<Input, Output>(file: string, name: string, input: Input, options?: RunOptions): Promise<Output>;
}

interface RunOptions {
  /** Takes the work out of the queue, or ends its thread. */
  signal?: AbortSignal;
  /** So long may the work itself take; what it waits before does not count. */
  longestMs?: number;
}

/** The threads themselves. Whoever runs work in them without being a person, as tasks do, takes turns as one more. */
export interface WorkerPool extends Workers {
  /** The same threads for a person's work: however much one has waiting, everybody else's next piece comes in turn. */
  inTurnOf(person: string): Workers;
  close(): Promise<void>;
}

const nobody = '';

/** Starts a pool of worker threads; each ends after being idle for half a minute. */
export function startWorkers(threads: number): WorkerPool {
  const pool = new Piscina({
    filename: path.join(__dirname, 'worker.ts'),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    // Memory of a worker is bounded, so that one file can't take the whole host down with it.
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    execArgv: ['--import', 'tsx'],
  });
  // The pool is never given more than it has threads for: its own queue knows no persons.
  const turns = startTurns(threads);
  const inTurnOf = (person: string): Workers => ({
    run: (file, name, input, options = {}) =>
      turns.take(person, () => pool.run({ file, name, input }, { signal: limit(options) }), options.signal),
  });
  return { ...inTurnOf(nobody), inTurnOf, close: () => pool.destroy() };
}

function limit({ signal, longestMs }: RunOptions): AbortSignal | undefined {
  if (longestMs === undefined) return signal;
  const timeout = AbortSignal.timeout(longestMs);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

/** Work that waits, taken in fair turns: one piece of each person who has any, then the next one of each. */
export interface Turns {
  /**
   * Does a person's work when it is their turn. Work whose `signal` is aborted while it waits is never begun, and
   * rejects with the signal's reason.
   */
  take<Result>(person: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** So many pieces of work are done at once; whose turn it is goes round the persons with something waiting. */
export function startTurns(atOnce: number): Turns {
  // A map keeps the order in which its keys were set: the first person is next, and goes to the end after each turn.
  const waiting = new Map<string, Set<() => void>>();
  let running = 0;

  function beginNext() {
    const next = waiting.entries().next().value;
    if (next === undefined || running >= atOnce) return;
    const [person, begins] = next;
    const [begin] = begins;
    waiting.delete(person);
    if (begin === undefined) return;
    begins.delete(begin);
    if (begins.size > 0) waiting.set(person, begins);
    begin();
  }

  function ended() {
    running -= 1;
    beginNext();
  }

  return {
    take(person, work, signal) {
      return new Promise((resolve, reject) => {
        const begin = () => {
          signal?.removeEventListener('abort', leave);
          running += 1;
          work().then(resolve, reject).finally(ended);
        };
        const leave = () => {
          const begins = waiting.get(person);
          begins?.delete(begin);
          if (begins?.size === 0) waiting.delete(person);
          reject(signal?.reason);
        };
        if (signal?.aborted === true) return reject(signal.reason);
        signal?.addEventListener('abort', leave, { once: true });
        const begins = waiting.get(person) ?? new Set();
        waiting.set(person, begins.add(begin));
        beginNext();
      });
    },
  };
}
