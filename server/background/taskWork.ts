import type { FastifyBaseLogger } from 'fastify';
import type { Db, OpenDatabase } from '../db/openDatabase';
import type { Env } from '../env';
import { sql } from 'drizzle-orm';

/** The log that background work writes to. */
export type TaskLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

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

/**
 * A class of background tasks, as a handler starts one. Tasks of one lane are done one after the other, oldest
 * first, on whatever host: give classes that write the same things the same lane.
 */
export interface TaskClass<Input> {
  /** The name that people read in the task list. */
  class: string;
  lane: string;
  /** Only says of what type the input is. */
  input?: Input;
}

/** A task while it is worked on. It may have been begun before, on a host that was killed. */
export interface RunningTask<Input> {
  id: number;
  input: Input;
  /** The uploaded files: where they are, and what their sender called them. */
  files: { path: string; filename: string }[];
  /** Tells people how far it is, 0 to 100. */
  progress(percent: number): Promise<void>;
  /** Aborted when the host stops or another one may take the task over: whoever stops then loses nothing. */
  signal: AbortSignal;
}

/** What a task comes to. */
export interface TaskOutcome {
  /** Its effect on the tables, in the same transaction that marks it done: it happens once or not at all. */
  apply?: (tx: Db) => Promise<void>;
  /** What went wrong with parts of it, a line each. */
  errors?: string[];
}

/**
 * How the tasks of a class are done. What `run` itself changes outside the tables must bear being done again;
 * it throws a `TaskFailure` when trying again would not help, any other error is tried again.
 */
export interface TaskWork<Input> extends TaskClass<Input> {
  /** The waits before a task that went wrong is tried again; after the last of these tries it has failed. */
  retrySeconds?: readonly number[];
  /** False: a task that waits for its next try lets those behind it pass. The classes of a lane agree on it. */
  inOrder?: boolean;
  /** Called after the last try, and again until it succeeds; `reason` is the last error's message, or null. */
  giveUp?(input: Input, reason: string | null): Promise<void>;
  run(task: RunningTask<Input>): Promise<TaskOutcome>;
}

/** The task can't be done: `message` is a sentence for the person, `errors` a line for each bad row or file. */
export class TaskFailure extends Error {
  constructor(
    message: string,
    readonly errors: string[] = [],
  ) {
    super(message);
  }
}

/** So many waits in seconds, each twice as long as the one before. */
export const backOff = (first: number, times: number): number[] =>
  Array.from({ length: times }, (_, index) => first * 2 ** index);

/** Days for which what was uploaded for a failed task is kept. */
const daysKept = 7;

/** Whether a row of `tasks` is one that failed and whose uploads, if it had any, are still kept. */
export const isRetriable = sql`(status = 'failed'
  and (files = '{}' or finished_at > now() - make_interval(days => ${daysKept})))`;
