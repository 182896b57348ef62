import path from 'node:path';
import { Piscina } from 'piscina';

/**
 * Runs jobs that would block the event loop in worker threads: `file` is the path of a module whose export `name` is
 * called.
 */
export interface Workers {
  run<Input, Output>(file: string, name: string, input: Input, options?: RunOptions): Promise<Output>;
}

interface RunOptions {
  /** Removes the job from the queue, or terminates its thread. */
  signal?: AbortSignal;
  /** How long the job may take, not counting the time in the queue. */
  longestMs?: number;
  /** How much work it is compared with the person's other jobs: smaller ones pass larger ones in the queue. */
  size?: number;
}

/** The thread pool. Jobs without a person, such as tasks, are scheduled like those of one more person. */
export interface WorkerPool extends Workers {
  /** The same threads, with one person's jobs scheduled fairly: however many they queue, others are not held up. */
  forPerson(person: string): Workers;
  /** Begins to warm up the thread that stays, if the pool has a job for that. */
  warmUp(): void;
  close(): Promise<void>;
}

const nobody = '';

/**
 * Starts a pool of worker threads; each ends after being idle for half a minute. If the pool has a job to warm up by, an export
 * `name` of a module that loads what people's jobs need, the last thread stays, so that the first job after a rest does not
 * wait for that.
 */
export function startWorkers(threads: number, job?: { file: string; name: string }): WorkerPool {
  const pool = new Piscina({
    filename: path.join(__dirname, 'worker.ts'),
    minThreads: job === undefined ? 0 : 1,
    maxThreads: threads,
    idleTimeout: 30_000,
    // A worker's memory is limited, so that one file can't bring down the whole host.
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    execArgv: ['--import', 'tsx'],
  });
  // The pool never gets more jobs than it has threads, as its own queue is not fair.
  const queue = startFairQueue(threads);
  let running = 0;
  let isClosed = false;
  const forPerson = (person: string): Workers => ({
    run: (file, name, input, options = {}) => {
      const begin = () => {
        running += 1;
        return pool.run({ file, name, input }, { signal: limit(options) }).finally(() => (running -= 1));
      };
      return queue.take(person, begin, options);
    },
  });
  const workers = forPerson(nobody);
  const warmUp = () => {
    if (job === undefined || isClosed || running > 0) return;
    // Without it the next jobs are done all the same, only later.
    workers.run(job.file, job.name, null).catch(() => undefined);
  };
  // The thread that is left may have done other jobs only, and one that replaces another has done none.
  pool.on('workerDestroy', () => setImmediate(warmUp));
  const close = () => {
    isClosed = true;
    return pool.destroy();
  };
  return { ...workers, forPerson, warmUp, close };
}

function limit({ signal, longestMs }: RunOptions): AbortSignal | undefined {
  if (longestMs === undefined) return signal;
  const timeout = AbortSignal.timeout(longestMs);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

/** A round-robin queue: one job of each person who has any, then the next of each. */
export interface FairQueue {
  /**
   * Queues and runs a person's job, before that person's larger ones. A job whose `signal` is aborted while it waits
   * never starts, and rejects with the signal's reason.
   */
  take<Result>(
    person: string,
    job: () => Promise<Result>,
    options?: Pick<RunOptions, 'signal' | 'size'>,
  ): Promise<Result>;
}

interface WaitingJob {
  readonly begin: () => void;
  readonly size: number;
}

/** Runs up to `atOnce` jobs at a time, in rotation among the people who have jobs waiting. */
export function startFairQueue(atOnce: number): FairQueue {
  // A map iterates in insertion order: the first person is next, and moves to the end after each job.
  const waiting = new Map<string, WaitingJob[]>();
  let running = 0;

  function beginNext() {
    const next = waiting.entries().next().value;
    if (next === undefined || running >= atOnce) return;
    const [person, [first, ...others]] = next;
    waiting.delete(person);
    if (others.length > 0) waiting.set(person, others);
    first?.begin();
  }

  function ended() {
    running -= 1;
    beginNext();
  }

  return {
    take(person, job, { signal, size = 0 } = {}) {
      return new Promise((resolve, reject) => {
        const begin = () => {
          signal?.removeEventListener('abort', leave);
          running += 1;
          job().then(resolve, reject).finally(ended);
        };
        const leave = () => {
          const others = (waiting.get(person) ?? []).filter((one) => one.begin !== begin);
          if (others.length > 0) waiting.set(person, others);
          else waiting.delete(person);
          reject(signal?.reason);
        };
        if (signal?.aborted === true) return reject(signal.reason);
        signal?.addEventListener('abort', leave, { once: true });
        const jobs = [...(waiting.get(person) ?? []), { begin, size }];
        waiting.set(
          person,
          jobs.toSorted((one, other) => one.size - other.size),
        );
        beginNext();
      });
    },
  };
}
