import type { OpenDatabase } from '../db/openDatabase';
import type { Env } from '../env';
import type { TaskLog } from './TaskLog';

/** What the tasks of a host need. */
export interface TaskParts {
  database: Pick<OpenDatabase, 'db' | 'pool'>;
  env: Pick<Env, 'dataDir'>;
  log: TaskLog;
  /** How often each lane is looked at. */
  pollSeconds?: number;
  /** How long stopping waits for a task to end before it hands it to the next start. */
  patienceMs?: number;
  /** Takes the place of every class's own `retrySeconds`. */
  retrySeconds?: readonly number[];
}
