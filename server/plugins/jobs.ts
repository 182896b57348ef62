import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Db } from '../db/openDatabase';
import { messageOf } from './describeError';
import { type JobsConnection, openJobsDatabase } from './jobsDatabase';
import type { JobsLog } from './jobsLog';
import { asBossDb } from './jobsSql';
import { startWorker } from './jobsWorker';
import type { Repeating } from './repeat';

/** Work that is done after the answer, kept in PostgreSQL: it survives a restart and is retried with back-off. */
export interface Jobs {
  /**
   * Queues a job on the caller's connection, so that it exists exactly when the caller's transaction commits.
   * While a job with the same `singletonKey` waits in the queue for its first try, another one is not added.
   */
  enqueue(db: Db, queue: string, data: object, options?: { singletonKey?: string }): Promise<void>;
}

/** How the jobs of a queue are tried; the same on every host. */
export interface WorkOptions<Data extends object> {
  /** How often a failed job is tried again. */
  retryLimit: number;
  /** The wait before the first of these tries, up to twice as long by chance; it doubles with each. */
  retryDelaySeconds: number;
  /** A job not done by then is tried again, as its host may have been killed. */
  expireSeconds: number;
  /** How often an empty queue is looked at. */
  pollSeconds: number;
  /** Called once the last try has failed; `reason` is the message of its error, or null when it never ended. */
  onGivenUp: (data: Data, reason: string | null) => Promise<void>;
}

/** The queues that this host works on. */
export interface RunningJobs extends Jobs {
  /**
   * Does the jobs of a queue, one at a time on each host. A host may be killed between the end of a job and
   * the record of it, so a handler must bear being run again.
   */
  work<Data extends object>(
    queue: string,
    handler: (data: Data) => Promise<void>,
    options: WorkOptions<Data>,
  ): Promise<void>;
  /** Finishes the jobs that run, and begins no other. */
  stop(): Promise<void>;
}

const minutesKept = 365 * 24 * 60;

/** Starts pg-boss in its own schema of the same PostgreSQL; several hosts may. */
export async function startJobs(
  options: JobsConnection & {
    log: JobsLog;
    /** How often expired jobs are looked for. */
    maintenanceSeconds?: number;
  },
): Promise<RunningJobs> {
  const { log, maintenanceSeconds = 30 } = options;
  const database = openJobsDatabase(options, (error) =>
    log.warn({ err: error }, 'the database did not do what the jobs asked of it'),
  );
  const boss = new PgBoss({ db: database, schedule: false, maintenanceIntervalSeconds: maintenanceSeconds });
  boss.on('error', (error) => log.error({ err: error }, 'jobs could not be looked after'));
  await database.exclusively(() => boss.start());
  const workers: Repeating[] = [];

  async function stop() {
    await Promise.all(workers.map((worker) => worker.stop()));
    await boss.stop({ graceful: false });
    await database.close();
  }

  let stopped: Promise<void> | null = null;
  return {
    async enqueue(db, queue, data, { singletonKey = randomUUID() } = {}) {
      const id = await boss.send(queue, data, { singletonKey, db: asBossDb(db) });
      if (id === null && (await boss.getQueue(queue)) === null)
        throw new Error(`There is no queue of jobs named ${queue}.`);
    },

    async work<Data extends object>(
      queue: string,
      handler: (data: Data) => Promise<void>,
      { retryLimit, retryDelaySeconds, expireSeconds, pollSeconds, onGivenUp }: WorkOptions<Data>,
    ) {
      const givenUp = `${queue}-given-up`;
      const settings: PgBoss.Queue = {
        name: queue,
        policy: 'short',
        retryLimit,
        retryDelay: retryDelaySeconds,
        retryBackoff: true,
        expireInSeconds: expireSeconds,
        retentionMinutes: minutesKept,
        deadLetter: givenUp,
      };
      await database.exclusively(async () => {
        await boss.createQueue(givenUp);
        await boss.createQueue(queue, settings);
        // A queue that an earlier release made gets the settings of this one.
        await boss.updateQueue(queue, settings);
      });
      workers.push(
        startWorker<Data>(boss, log, {
          queue,
          pollSeconds,
          handle: (job) => handler(job.data),
          outputOf: (_job, error) => ({ reason: messageOf(error) }),
        }),
        startWorker<Data>(boss, log, {
          queue: givenUp,
          pollSeconds,
          handle: (job) => onGivenUp(job.data, reasonOf(job.output)),
          // Failing to record it must not hide why the job itself failed.
          outputOf: (job) => job.output,
        }),
      );
    },

    stop: () => (stopped ??= stop()),
  };
}

const reasonOf = (output: object | null) =>
  output !== null && 'reason' in output && typeof output.reason === 'string' ? output.reason : null;
