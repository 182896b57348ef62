import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/ids';
import { Download, type Handler } from '../../http/operation';
import { notFound, Refusal } from '../../http/problems';
import { presentTask, presentTaskDetails } from './present';
import { findTask, requeueTask, selectTasks } from './queries';

export const listTasks: Handler<'listTasks'> = async ({ db }) => ({
  tasks: (await selectTasks(db)).map(presentTask),
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
      ? 'The files of this task are no longer kept; upload them again.'
      : 'Only a task that has failed can be done again.',
  );
};

export const downloadTaskErrors: Handler<'downloadTaskErrors'> = async ({ db, params }) => {
  const { id, task } = await find(db, params.id);
  // Windows programs know UTF-8 by its mark, and lines by both their ends.
  const text = ['\ufeff', ...task.errors.map((line) => `${line}\r\n`)].join('');
  return new Download(`task_${id}_errors.txt`, 'text/plain; charset=utf-8', Buffer.from(text));
};

async function find(db: Db, wireId: string) {
  const id = toId(wireId);
  const task = id === null ? null : await findTask(db, id);
  if (id === null || task === null) throw notFound('task');
  return { id, task };
}
