import type { OpenDatabase } from '../db/openDatabase';
import type { Env } from '../env';
import type { JobsLog } from '../plugins/jobsLog';

/** What the tasks of a host need. */
export interface TaskParts {
  database: Pick<OpenDatabase, 'db' | 'pool'>;
  env: Pick<Env, 'dataDir'>;
  log: JobsLog;
  /** How often each lane is looked at. */
  pollSeconds?: number;
  /** How long stopping waits for a task to end before it hands it to the next start. */
  patienceMs?: number;
  /** The waits before a task that went wrong is tried again; after the last try it has failed. */
  retrySeconds?: readonly number[];
}
