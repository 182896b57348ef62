import { message } from '../../src/domain/language/message';
import type { Message } from '../../src/domain/language/message';
import { ErpUnreachable } from '../core/erpConnector';
import { storedReason, type TaskLine } from '../core/taskLines';
import type { Db } from '../db/openDatabase';
import { messageOf } from '../core/describeError';
import { maxErrors } from '../core/problems';
import { diskFull, isDiskFull, Problem, Refusal } from '../core/problems';
import {
  type Claim,
  type ClaimedTask,
  handBack,
  markDone,
  markFailed,
  putBack,
  TaskLostError,
  writeProgress,
} from './queries';
import type { TaskParts, TaskDefinition } from './taskDefinition';
import { borrowUploads, dropUploads } from './uploads';

type Signals = { signal: AbortSignal; stopping: AbortSignal };

const defaultRetrySeconds = [2, 10, 60];
const progressMs = 250;
const stoppedAgain = message(
  'The server was stopped in the middle of this task again and again; nothing more was tried.',
);

/** Runs a claimed task until it is done, has failed, or is back at the head of its queue. */
export async function doTask(
  parts: TaskParts,
  definition: TaskDefinition<unknown> | undefined,
  task: ClaimedTask<unknown>,
  signals: Signals,
): Promise<void> {
  const { database, env, log } = parts;
  const { db } = database;
  const waits = parts.retrySeconds ?? definition?.retrySeconds ?? defaultRetrySeconds;
  const about = { task: task.id, class: task.class, attempt: task.attempts };
  try {
    if (definition === undefined)
      throw new Refusal(message('This version of Linedesk does not know this kind of task.'));
    if (task.attempts > waits.length + 1) {
      await definition.giveUp?.(task.input, task.error);
      log.info(about, 'task failed');
      return await markFailed(db, task, { reason: task.error ?? stoppedAgain, errors: [] });
    }
    const files = await borrowUploads(env, task.id, task.files);
    if (files === null) {
      throw new Refusal(message('The files of this task are no longer kept; upload them again.'));
    }
    const { apply, errors = [] } = await definition.run({
      id: task.id,
      input: task.input,
      files,
      progress: progressOf(db, task),
      signal: signals.signal,
    });
    await db.transaction(async (tx) => {
      await apply?.(tx);
      await markDone(tx, task, errors.slice(0, maxErrors));
    });
    log.info(about, 'task done');
    await dropUploads(env, task.id);
  } catch (error) {
    const isGivenUp = definition?.giveUp !== undefined;
    await afterFailure(parts, task, signals, error, { waits, isGivenUp });
  }
}

async function afterFailure(
  { database: { db }, log }: TaskParts,
  task: ClaimedTask<unknown>,
  { stopping }: Signals,
  error: unknown,
  { waits, isGivenUp }: { waits: readonly number[]; isGivenUp: boolean },
): Promise<void> {
  const about = { task: task.id, class: task.class, attempt: task.attempts };
  if (error instanceof TaskLostError) return log.warn(about, 'task lost to another worker');
  const failed = failureOf(error);
  if (failed !== null) {
    // The reason may quote a name; it is stored with the task.
    log.info(about, 'task failed');
    return markFailed(db, task, failed);
  }
  if (stopping.aborted) return handBack(db, task);
  const wait = waits[task.attempts - 1];
  log.warn({ ...about, err: error }, wait === undefined ? 'task failed' : 'task will be tried again');
  if (wait !== undefined) return putBack(db, task, wait, null);
  // Giving up counts as one more try, so that after a kill the next host takes it over; the last failure's reason is
  // stored with it.
  if (isGivenUp) {
    const isLast = task.attempts === waits.length + 1;
    if (!isLast) return putBack(db, task, waits.at(-1) ?? 0, task.error);
    const reason = error instanceof ErpUnreachable ? storedReason(error.reason) : messageOf(error);
    return putBack(db, task, 0, reason);
  }
  await markFailed(db, task, {
    reason: isDiskFull(error)
      ? diskFull
      : message('Something went wrong on our side, several times; please try again later.'),
    errors: [],
  });
}

/** How a task ends that need not be tried again: a rule refuses it, or its file is over the limits; otherwise null. */
function failureOf(error: unknown): { reason: Message; errors: TaskLine[] } | null {
  if (error instanceof Problem && error.status === 413) return { reason: error.detail, errors: [] };
  if (!(error instanceof Refusal)) return null;
  const { reason, more } = error;
  return { reason, errors: (more.errors ?? []).slice(0, maxErrors) };
}

/** Writes a task's progress, skipping small steps. */
function progressOf(db: Db, claim: Claim) {
  let written = -1;
  let writtenAt = 0;
  return async (percent: number) => {
    const rounded = Math.max(0, Math.min(99, Math.floor(percent)));
    if (rounded === written || Date.now() - writtenAt < progressMs) return;
    written = rounded;
    writtenAt = Date.now();
    await writeProgress(db, claim, rounded);
  };
}
