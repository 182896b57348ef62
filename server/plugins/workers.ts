import path from 'node:path';
import { Piscina } from 'piscina';

/** Runs work that would hold the event loop in worker threads: `file` is the path of a module whose named export is run. */
export interface Workers {
  run<Input, Output>(
    file: string,
    name: string,
    input: Input,
    options?: { signal?: AbortSignal },
  ): Promise<Output>;
  close(): Promise<void>;
}

/** Starts a pool of worker threads; each ends after being idle for half a minute. */
export function startWorkers(threads: number): Workers {
  const pool = new Piscina({
    filename: path.join(__dirname, 'worker.ts'),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    // Memory of a worker is bounded, so that one file can't take the whole host down with it.
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    execArgv: ['--import', 'tsx'],
  });
  return {
    run: (file, name, input, options = {}) => pool.run({ file, name, input }, options),
    close: () => pool.destroy(),
  };
}
