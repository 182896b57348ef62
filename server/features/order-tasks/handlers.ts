import { scopeOf } from '../../../src/domain/access/accessRules';
import { mayDoToMany, type OrderTaskAction } from '../../../src/domain/orders/orderTasks';
import { findManyTask, selectManyTasks, startOnce } from '../../background/manyTasks';
import { startTask } from '../../background/tasks';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import { filesOf } from '../../files/filesOf';
import { streamZip } from '../../files/streamZip';
import { Download, type Viewer } from '../../core/call';
import type { Handler } from '../../http/operation';
import { forbidden, notFound, Problem, unprocessable } from '../../core/problems';
import { madeFile } from './madeFiles';
import { orderTaskClass } from './orderTaskClass';
import { insertLines, orderTables, selectLines } from './queries';

export const startOrderTask: Handler<'startOrderTask'> = async ({ db, env, user, body }) => {
  const { action, key, service_date } = body;
  if (!mayDoToMany(user.roles, action)) throw forbidden();
  if (action === 'service_date' && service_date === undefined)
    throw unprocessable('The new delivery date is missing.', [
      { path: 'body.service_date', message: 'is required for this action' },
    ]);
  const input = { action, userId: user.dbId, serviceDate: service_date ?? null };
  return db.transaction(async (tx) => {
    const task_id = await startOnce(tx, orderTables, {
      createdBy: user.dbId,
      key,
      action,
      start: () => startTask(tx, env, orderTaskClass(action), { input, createdBy: user.dbId }),
      fill: async (taskId) => {
        if ((await insertLines(tx, taskId, user, body.orders)) === 0) throw notFound('order');
      },
    });
    return { status: 'success', task_id };
  });
};

export const listOrderTasks: Handler<'listOrderTasks'> = async ({ db, user }) => ({
  tasks: await selectManyTasks(db, orderTables, user.dbId),
});

export const getOrderTask: Handler<'getOrderTask'> = async ({ db, user, params }) => {
  const { owner: _owner, ...task } = await findOwnTask(db, user, params.id);
  const lines = await selectLines(db, Number(task.task_id));
  const orders = lines.map(({ orderId: id, name, customer, outcome, reason }) => ({
    id,
    name,
    customer,
    outcome,
    reason,
  }));
  return { ...task, orders };
};

export const downloadOrderTaskFiles: Handler<'downloadOrderTaskFiles'> = async ({
  db,
  env,
  user,
  params,
}) => {
  const { task_id, status } = await findOwnTask(db, user, params.id);
  const lines = await selectLines(db, Number(task_id));
  const files = lines.flatMap(({ fileName: name, position }) =>
    name === null ? [] : [{ name, key: madeFile(Number(task_id), position) }],
  );
  if (status !== 'done' || files.length === 0) throw noFiles('This task has made no files.');
  const zip = await streamZip(filesOf(env), files);
  if (zip === null) throw noFiles('The files of this task are no longer kept; ask for them again.');
  return new Download(`orders_${task_id}.zip`, 'application/zip', zip);
};

const noFiles = (detail: string) => new Problem(404, 'Not found', detail);

/** The task of this wire id; 404 for those who did not start it, except admins. */
async function findOwnTask(db: Db, user: Viewer, wireId: string) {
  const task = await findManyTask<OrderTaskAction>(db, orderTables, toId(wireId));
  const isSeen = task?.owner === user.dbId || scopeOf(user.roles, 'getOrderTask') === 'any';
  if (task === null || !isSeen) throw notFound('task');
  return task;
}
