import type { Translate } from '../../../src/domain/language/wording';
import { wordLine, wordReason } from '../../core/taskLines';
import { message } from '../../../src/domain/language/message';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import { Download, type Schema } from '../../core/call';
import type { Handler } from '../../http/operation';
import { notFound, Refusal } from '../../core/problems';
import { findTask, requeueTask, selectTasks, type TaskRow, type TaskState } from './queries';

export const listTasks: Handler<'listTasks'> = async ({ db, query, t }) => {
  const tasks = await selectTasks(db, query.catalog === undefined ? null : toId(query.catalog));
  return { tasks: tasks.map((task) => presentTask(task, t)) };
};

export const getTaskStatus: Handler<'getTaskStatus'> = async ({ db, user, params, t }) => {
  const { task } = await find(db, params.id);
  // The errors of other tasks may quote what its scopes do not show.
  if (user.key !== undefined && task.api_key !== user.name) throw notFound('task');
  return { details: presentTaskDetails(task, t) };
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

export const downloadTaskErrors: Handler<'downloadTaskErrors'> = async ({ db, params, t }) => {
  const { id, task } = await find(db, params.id);
  // Windows programs recognize UTF-8 by its byte order mark and expect CRLF line ends.
  const text = ['\ufeff', ...task.errors.map((line) => `${wordLine(t, line)}\r\n`)].join('');
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
function presentTask(
  { finished_at, api_key, error, errors, ...task }: TaskRow,
  t: Translate,
): Schema<'Task'> {
  return {
    ...task,
    ...(finished_at === null ? {} : { finished_at }),
    ...(api_key !== '' && { api_key }),
    error: wordReason(t, error),
    errors: errors.map((line) => wordLine(t, line).slice(0, longestLine)),
  };
}

/** A task as polling shows it: why it failed, with as many bad rows or files as a response can hold. */
function presentTaskDetails(task: TaskState, t: Translate): Schema<'TaskDetails'> {
  const { status, progress, errors } = task;
  const error = wordReason(t, task.error);
  if (error === null) return { status, progress, error };
  return { status, progress, error: joinLines([error, ...errors.map((line) => wordLine(t, line))]) };
}

function joinLines(lines: readonly string[]): string {
  const text = lines.join('\n');
  return text.length <= longestError ? text : text.slice(0, text.lastIndexOf('\n', longestError));
}
