import type PgBoss from 'pg-boss';
import type { JobsLog } from './jobsLog';
import { type Repeating, repeat } from './repeat';

/** What is done with the jobs of one queue. */
export interface Worker<Data> {
  queue: string;
  pollSeconds: number;
  handle: (job: PgBoss.JobWithMetadata<Data>) => Promise<void>;
  /** What is kept with a job that failed. */
  outputOf: (job: PgBoss.JobWithMetadata<Data>, error: unknown) => object;
}

/**
 * Does the jobs of a queue one after the other. (pg-boss's own worker does not wait for the record of a job's
 * end, so that stopping may cut it off, and a lost connection there would end the process.)
 */
export function startWorker<Data>(boss: PgBoss, log: JobsLog, worker: Worker<Data>): Repeating {
  const { queue, pollSeconds, handle, outputOf } = worker;

  async function doNext() {
    const [job] = await boss.fetch<Data>(queue, { includeMetadata: true });
    if (job === undefined) return 'idle';
    const about = { queue, job: job.id, attempt: job.retryCount + 1, attempts: job.retryLimit + 1 };
    try {
      await handle(job);
    } catch (error) {
      log.warn({ ...about, err: error }, 'job failed');
      await boss.fail(queue, job.id, outputOf(job, error));
      return 'idle';
    }
    await boss.complete(queue, job.id);
    log.debug(about, 'job done');
    return 'more';
  }

  return repeat({
    pass: doNext,
    seconds: pollSeconds,
    onError: (error) => log.error({ err: error, queue }, 'jobs could not be worked on'),
  });
}
