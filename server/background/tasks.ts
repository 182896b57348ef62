import { sumOldChanges } from '../db/changes';
import type { Db } from '../db/openDatabase';
import { tasks } from '../db/schema';
import { theRow } from '../db/theRow';
import type { Viewer } from '../core/call';
import type { UploadedFile } from '../core/uploadedFile';
import type { TaskClass, TaskParts, TaskDefinition } from './taskDefinition';
import { type FileLocation, filesOf } from '../files/filesOf';
import { sweepInvoicePdfs } from './invoicePdfs';
import { storeUploads, sweepMadeFiles, sweepUploads } from './uploads';
import { repeat, type Repeating } from '../core/repeat';
import { doTask } from './doTask';
import { deleteOldDeliveries } from './webhooks';
import { claimTask, deleteOldTasks, isQueueDue, type Queue, lockQueue } from './queries';

/** A task to run in the background. */
export interface NewTask<Input> {
  input: Input;
  /** The database id of the person who started the task; null for tasks that are not listed. */
  createdBy: number | null;
  /** The name of the API key with which it was started. */
  apiKey?: string;
  /** Uploads of the request, which become the task's. */
  files?: readonly Pick<UploadedFile, 'path' | 'filename'>[];
}

/**
 * Queues a task and returns its wire id. The task exists, with its files, exactly if the caller's transaction commits,
 * or at once outside one.
 */
export async function startTask<Input>(
  db: Db,
  env: FileLocation,
  { class: name, queue }: TaskClass<Input>,
  { input, createdBy, apiKey, files = [] }: NewTask<Input>,
): Promise<string> {
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(tasks)
      .values({
        ...{ class: name, lane: queue, input, createdBy, apiKey },
        files: files.map(({ filename }) => filename),
      })
      .returning({ id: tasks.id });
    const { id } = theRow(made);
    await storeUploads(env, id, files);
    return String(id);
  });
}

/** Who starts a task: a person, or an API key in the name of whoever made it. */
export const startedBy = ({ dbId, name, key }: Viewer): Pick<NewTask<unknown>, 'createdBy' | 'apiKey'> => ({
  createdBy: dbId,
  ...(key !== undefined && { apiKey: name }),
});

const sweepSeconds = 3600;

/**
 * Runs the tasks of these definitions until stopped, with queues in parallel. Any number of hosts may call this: one
 * host at a time runs a queue, and another takes over as soon as that one ends.
 */
export function startTasks(parts: TaskParts, definitions: readonly TaskDefinition<unknown>[]): Repeating {
  const { database, env, log, pollSeconds = 1, patienceMs = 10_000 } = parts;
  const { db, pool } = database;
  const byClass = new Map(definitions.map((definition) => [definition.class, definition]));
  const stopping = new AbortController();
  let isEnding = false;

  /** Runs the due tasks of a queue, one by one. */
  async function drain(queue: Queue): Promise<void> {
    if (!(await isQueueDue(db, queue))) return;
    const lock = await lockQueue(pool, queue.name);
    if (lock === null) return;
    const signal = AbortSignal.any([lock.lost, stopping.signal]);
    try {
      while (!isEnding && !signal.aborted) {
        const task = await claimTask<unknown>(db, queue);
        if (task === null) break;
        await doTask(parts, byClass.get(task.class), task, { signal, stopping: stopping.signal });
      }
    } finally {
      await lock.release();
    }
  }

  const queues = new Map(definitions.map(({ queue, inOrder = true }) => [queue, { name: queue, inOrder }]));
  const loops = [...queues.values()].map((queue) =>
    repeat({
      pass: () => drain(queue),
      seconds: pollSeconds,
      onError: (error) => log.error({ err: error, lane: queue.name }, 'tasks could not be worked on'),
    }),
  );
  const sweeping = repeat({
    async pass() {
      await deleteOldTasks(db);
      await deleteOldDeliveries(db);
      await sumOldChanges(db);
      await sweepUploads(db, env);
      await sweepMadeFiles(db, env);
      await sweepInvoicePdfs(db, env);
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
