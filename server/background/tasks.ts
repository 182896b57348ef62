import { sumOldChanges } from '../db/changes';
import type { Db } from '../db/openDatabase';
import { tasks } from '../db/schema';
import type { UploadedFile } from '../http/multipart';
import type { TaskClass, TaskParts, TaskWork } from './taskWork';
import { type FilePlace, filesOf } from '../files/filesOf';
import { keepUploads, sweepMadeFiles, sweepUploads } from './uploads';
import { repeat, type Repeating } from '../core/repeat';
import { doTask } from './doTask';
import { claimTask, deleteOldTasks, isLaneDue, type Lane, takeLane } from './queries';

/** A task to run in the background. */
export interface NewTask<Input> {
  input: Input;
  /** The database id of the person who started the task; null for tasks that are not listed. */
  createdBy: number | null;
  /** Uploads of the request, which become the task's. */
  files?: readonly Pick<UploadedFile, 'path' | 'filename'>[];
}

/**
 * Queues a task and returns its wire id. The task exists, with its files, exactly if the caller's transaction commits,
 * or at once outside one.
 */
export async function startTask<Input>(
  db: Db,
  env: FilePlace,
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
 * Works on the tasks of these classes until stopped, with lanes in parallel. Any number of hosts may run this: one host
 * at a time works on a lane, and another takes over as soon as it is gone.
 */
export function startTasks(parts: TaskParts, works: readonly TaskWork<unknown>[]): Repeating {
  const { database, env, log, pollSeconds = 1, patienceMs = 10_000 } = parts;
  const { db, pool } = database;
  const byClass = new Map(works.map((work) => [work.class, work]));
  const stopping = new AbortController();
  let isEnding = false;

  /** Runs the due tasks of a lane, one by one. */
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
      await sumOldChanges(db);
      await sweepUploads(db, env);
      await sweepMadeFiles(db, env);
      await filesOf(env).sweep();
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
