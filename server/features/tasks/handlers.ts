import { message } from '../../../src/domain/language/message';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import { Download, type Schema } from '../../core/call';
import type { Handler } from '../../http/operation';
import { notFound, Refusal } from '../../core/problems';
import { findTask, requeueTask, selectTasks, type TaskRow, type TaskState } from './queries';

export const listTasks: Handler<'listTasks'> = async ({ db, query }) => ({
  tasks: (await selectTasks(db, query.catalog === undefined ? null : toId(query.catalog))).map(presentTask),
});

export const getTaskStatus: Handler<'getTaskStatus'> = async ({ db, params }) => {
  const { task } = await find(db, params.id);
  return { details: presentTaskDetails(task) };
};

export const retryTask: Handler<'retryTask'> = async ({ db, params }) => {
  const { id, task } = await find(db, params.id);
  if (await requeueTask(db, id)) return { status: 'success' };
  throw new Refusal(
    task.status === 'failed'
      ? message('The files of this task are no longer kept; upload them again.')
      : message('Only a task that has failed can be done again.'),
  );
};

export const downloadTaskErrors: Handler<'downloadTaskErrors'> = async ({ db, params }) => {
  const { id, task } = await find(db, params.id);
  // Windows programs recognize UTF-8 by its byte order mark and expect CRLF line ends.
  const text = ['\ufeff', ...task.errors.map((line) => `${line}\r\n`)].join('');
  return new Download(`task_${id}_errors.txt`, 'text/plain; charset=utf-8', Buffer.from(text));
};

async function find(db: Db, wireId: string) {
  const id = toId(wireId);
  const task = await findTask(db, id);
  if (task === null) throw notFound('task');
  return { id, task };
}

/** The maximum length of an error in the contract. */
const longestError = 1_000_000;

const longestLine = 5000;

/** A task as the list shows it. */
function presentTask({ finished_at, errors, ...task }: TaskRow): Schema<'Task'> {
  return {
    ...task,
    ...(finished_at === null ? {} : { finished_at }),
    errors: errors.map((line) => line.slice(0, longestLine)),
  };
}

/** A task as polling shows it: why it failed, with as many bad rows or files as a response can hold. */
function presentTaskDetails({ status, progress, error, errors }: TaskState): Schema<'TaskDetails'> {
  return { status, progress, error: error === null ? null : joinLines([error, ...errors]) };
}

function joinLines(lines: readonly string[]): string {
  const text = lines.join('\n');
  return text.length <= longestError ? text : text.slice(0, text.lastIndexOf('\n', longestError));
}
