import type { Db } from '../db/openDatabase';
import { tasks } from '../db/schema';
import type { Env } from '../env';
import type { UploadedFile } from '../http/multipart';
import type { TaskClass, TaskParts, TaskWork } from './taskWork';
import { keepUploads, sweepUploads } from '../files/uploads';
import { repeat, type Repeating } from './repeat';
import { doTask } from './doTask';
import { claimTask, deleteOldTasks, isLaneDue, type Lane, takeLane } from './queries';

/** A task to be done in the background. */
export interface NewTask<Input> {
  input: Input;
  /** The table id of whoever asked for it and sees it listed; null for a task that is not. */
  createdBy: number | null;
  /** Uploads of the call, which become the task's. */
  files?: readonly Pick<UploadedFile, 'path' | 'filename'>[];
}

/**
 * Queues a task and answers its id as on the wire. It exists, with its files, exactly when the caller's
 * transaction commits, or at once outside of one.
 */
export async function startTask<Input>(
  db: Db,
  env: Pick<Env, 'dataDir'>,
  { class: name, lane }: TaskClass<Input>,
  { input, createdBy, files = [] }: NewTask<Input>,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [task] = await tx
      .insert(tasks)
      .values({ class: name, lane, input, createdBy, files: files.map(({ filename }) => filename) })
      .returning({ id: tasks.id });
    if (task === undefined) throw new Error('No task was inserted.');
    await keepUploads(env, task.id, files);
    return String(task.id);
  });
}

const sweepSeconds = 3600;

/**
 * Works on the tasks of these classes until stopped, one lane beside the other. Any number of hosts may: a lane
 * is worked on by one of them at a time, and by another one as soon as that is gone.
 */
export function startTasks(parts: TaskParts, works: readonly TaskWork<unknown>[]): Repeating {
  const { database, env, log, pollSeconds = 1, patienceMs = 10_000 } = parts;
  const { db, pool } = database;
  const byClass = new Map(works.map((work) => [work.class, work]));
  const stopping = new AbortController();
  let isEnding = false;

  /** Does what is due in a lane, task by task. */
  async function work(lane: Lane): Promise<void> {
    if (!(await isLaneDue(db, lane))) return;
    const right = await takeLane(pool, lane.name);
    if (right === null) return;
    const signal = AbortSignal.any([right.lost, stopping.signal]);
    try {
      while (!isEnding && !signal.aborted) {
        const task = await claimTask<unknown>(db, lane);
        if (task === null) break;
        await doTask(parts, byClass.get(task.class), task, { signal, stopping: stopping.signal });
      }
    } finally {
      await right.release();
    }
  }

  const lanes = new Map(works.map(({ lane, inOrder = true }) => [lane, { name: lane, inOrder }]));
  const loops = [...lanes.values()].map((lane) =>
    repeat({
      pass: () => work(lane),
      seconds: pollSeconds,
      onError: (error) => log.error({ err: error, lane: lane.name }, 'tasks could not be worked on'),
    }),
  );
  const sweeping = repeat({
    async pass() {
      await deleteOldTasks(db);
      await sweepUploads(db, env);
    },
    seconds: sweepSeconds,
    onError: (error) => log.error({ err: error }, 'old uploads could not be removed'),
  });

  return {
    async stop() {
      isEnding = true;
      const patience = setTimeout(() => stopping.abort(), patienceMs);
      await Promise.all([sweeping, ...loops].map((loop) => loop.stop()));
      clearTimeout(patience);
    },
  };
}
