import type { TaskLine } from '../core/taskLines';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, OpenDatabase } from '../db/openDatabase';
import type { FileLocation } from '../files/filesOf';
import { sql } from 'drizzle-orm';

/** The log that background work writes to. */
export type TaskLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** What a host needs to run tasks. */
export interface TaskParts {
  database: Pick<OpenDatabase, 'db' | 'pool'>;
  env: FileLocation;
  log: TaskLog;
  /** How often each queue is polled. */
  pollSeconds?: number;
  /** How long a stop waits for a task to end before leaving it to the next start. */
  patienceMs?: number;
  /** Overrides every class's own `retrySeconds`. */
  retrySeconds?: readonly number[];
}

/**
 * A class of background tasks, used by handlers to start one. Tasks in one queue run one after the other, oldest first,
 * on whichever host: give classes that write the same data the same queue.
 */
export interface TaskClass<Input> {
  /** The name that people read in the task list. */
  class: string;
  queue: string;
  /** Exists only for the input's type. */
  input?: Input;
}

/** A running task. It may have been started before, on a host that was killed. */
export interface RunningTask<Input> {
  id: number;
  input: Input;
  /** The uploaded files: their paths and original names. */
  files: { path: string; filename: string }[];
  /** Reports the progress to people, 0 to 100. */
  progress(percent: number): Promise<void>;
  /** Aborted when the host stops or another one may take over the task; stopping then loses nothing. */
  signal: AbortSignal;
}

/** The outcome of a task. */
export interface TaskOutcome {
  /**
   * Its effect on the tables, in the same transaction that marks the task as done: it happens exactly once or not at
   * all.
   */
  apply?: (tx: Db) => Promise<void>;
  /** What went wrong with parts of it, one line each. */
  errors?: TaskLine[];
}

/**
 * How to run a class of tasks. What `run` itself changes outside the tables must be idempotent; it throws a `Refusal`, or
 * a 413, if retrying would not help; after any other error it is retried.
 */
export interface TaskDefinition<Input> extends TaskClass<Input> {
  /** The delays before each retry of a task; after the last retry it has failed. */
  retrySeconds?: readonly number[];
  /** False: a task waiting for its next try does not block those behind it. All classes of a queue must agree. */
  inOrder?: boolean;
  /** Called after the last try, and again until it succeeds; `reason` is the last error's message, or null. */
  giveUp?(input: Input, reason: string | null): Promise<void>;
  run(task: RunningTask<Input>): Promise<TaskOutcome>;
}

/** This many delays in seconds, each twice as long as the one before. */
export const backOff = (first: number, times: number): number[] =>
  Array.from({ length: times }, (_, index) => first * 2 ** index);

/** Days that a failed task's uploads are retained. */
const daysRetained = 7;

/** Whether a row of `tasks` has failed and its uploads, if any, still exist. */
export const isRetriable = sql`(status = 'failed'
  and (files = '{}' or finished_at > now() - make_interval(days => ${daysRetained})))`;
