import type { Db } from '../db/openDatabase';
import { tasks } from '../db/schema';
import type { Env } from '../env';
import type { UploadedFile } from '../plugins/multipart';
import type { TaskClass } from './TaskWork';
import { keepUploads } from './uploads';

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
