import { type Message, message } from '../../../src/domain/language/message';
import { mayDoToMany, orderTaskZip, type OrderTaskAction } from '../../../src/domain/orders/orderTasks';
import { findManyTask, selectManyTasks, startManyTask } from '../../background/manyTasks';
import { madeFile } from '../../background/uploads';
import { filesOf } from '../../files/filesOf';
import { streamZip } from '../../files/streamZip';
import { Download } from '../../core/call';
import type { Handler } from '../../http/operation';
import { wordReason } from '../../core/taskLines';
import { forbidden, Problem, unprocessable } from '../../core/problems';
import { insertLines, orderTables, orderTaskClass, selectLines } from './queries';

export const startOrderTask: Handler<'startOrderTask'> = async ({ db, env, locale, user, body }) => {
  const { action, key, service_date } = body;
  if (!mayDoToMany(user.roles, action)) throw forbidden();
  if (action === 'service_date' && service_date === undefined)
    throw unprocessable(message('The new delivery date is missing.'), [
      { path: 'body.service_date', message: message('is required for this action') },
    ]);
  const task_id = await startManyTask(db, env, orderTables, {
    user,
    key,
    action,
    task: orderTaskClass(action),
    input: { action, userId: user.dbId, serviceDate: service_date ?? null, locale },
    insertLines: (tx, taskId) => insertLines(tx, taskId, user, body.orders),
    noun: 'order',
  });
  return { status: 'success', task_id };
};

export const listOrderTasks: Handler<'listOrderTasks'> = async ({ db, user, t }) => ({
  tasks: await selectManyTasks(db, orderTables, user.dbId, t),
});

export const getOrderTask: Handler<'getOrderTask'> = async ({ db, user, params, t }) => {
  const task = await findManyTask<OrderTaskAction>(db, orderTables, user, params.id);
  const lines = await selectLines(db, Number(task.task_id));
  const orders = lines.map(({ orderId: id, name, customer, outcome, reason }) => ({
    id,
    name,
    customer,
    outcome,
    reason: wordReason(t, reason),
  }));
  return { ...task, error: wordReason(t, task.error), orders };
};

export const downloadOrderTaskFiles: Handler<'downloadOrderTaskFiles'> = async ({
  db,
  env,
  user,
  params,
}) => {
  const { task_id, status } = await findManyTask<OrderTaskAction>(db, orderTables, user, params.id);
  const lines = await selectLines(db, Number(task_id));
  const files = lines.flatMap(({ fileName: name, position }) =>
    name === null ? [] : [{ name, key: madeFile(Number(task_id), position) }],
  );
  if (status !== 'done' || files.length === 0) throw noFiles(message('This task has made no files.'));
  const zip = await streamZip(filesOf(env), files);
  if (zip === null) throw noFiles(message('The files of this task are no longer kept; ask for them again.'));
  return new Download(orderTaskZip(task_id), 'application/zip', zip);
};

const noFiles = (detail: Message) => new Problem(404, message('Not found'), detail);
