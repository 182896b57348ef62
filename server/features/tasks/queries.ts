import { sql } from 'drizzle-orm';
import { isRetriable } from '../../background/taskDefinition';
import type { TaskLine } from '../../core/taskLines';
import type { Db } from '../../db/openDatabase';
import type { Schema } from '../../core/call';

/** A task's state, with all its lines. */
export type TaskState = Pick<Schema<'Task'>, 'status' | 'progress'> & {
  /** As `readReason` reads it. */
  error: string | null;
  errors: TaskLine[];
  /** The name of the API key that started it; '' when a person did. */
  api_key: string;
};

/** A task as listed: `errors` are its first lines, times are epoch seconds. */
export type TaskRow = Omit<Required<Schema<'Task'>>, 'finished_at' | 'api_key' | 'error' | 'errors'> &
  TaskState & { finished_at: number | null };

/** The maximum number of tasks in the list, and of lines in each. */
const limits = { tasks: 200, lines: 20 };

/** The task of this id. */
export async function findTask(db: Db, id: number): Promise<TaskState | null> {
  const found = await db.execute<TaskState>(sql`
    select status, progress, error, api_key, coalesce(errors, '[]') as errors from tasks
    where id = ${id} and created_by is not null`);
  return found.rows[0] ?? null;
}

/** The latest tasks started by people, newest first; of one catalog, or all. */
export async function selectTasks(db: Db, catalogId: number | null): Promise<TaskRow[]> {
  const isOfCatalog =
    catalogId === null ? sql`true` : sql`(input -> 'catalogId') = to_jsonb(${catalogId}::bigint)`;
  const found = await db.execute<TaskRow>(sql`
    select id::text as task_id, class, status, progress, error, api_key, ${isRetriable} as can_retry,
      coalesce(jsonb_path_query_array(errors, ${`$[0 to ${limits.lines - 1}]`}::jsonpath), '[]') as errors,
      coalesce(jsonb_array_length(errors), 0) as errors_count,
      floor(extract(epoch from created_at))::float8 as created,
      floor(extract(epoch from finished_at))::float8 as finished_at
    from tasks where created_by is not null and ${isOfCatalog} order by id desc limit ${limits.tasks}`);
  return found.rows;
}

/** Queues a failed task again; returns false if it may not be retried, or no longer. */
export async function requeueTask(db: Db, id: number): Promise<boolean> {
  const queued = await db.execute(sql`
    update tasks set status = 'created', progress = 0, error = null, errors = null, attempts = 0,
      start_after = now(), finished_at = null
    where id = ${id} and ${isRetriable}`);
  return queued.rowCount === 1;
}
