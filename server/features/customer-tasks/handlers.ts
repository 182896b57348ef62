import { scopeOf } from '../../../src/domain/access/accessRules';
import { mayChangeManyCustomers } from '../../../src/domain/access/customerTasks';
import { lockKey } from '../../background/taskPerson';
import { startTask } from '../../background/tasks';
import { customerTasks, toId } from '../../db/schema';
import type { Handler } from '../../http/operation';
import { forbidden, notFound, unprocessable } from '../../http/problems';
import { customerTaskClasses } from './customerTaskClasses';
import { findByKey, findCustomerTask, insertLines, selectCustomerTasks, selectLines } from './queries';

export const startCustomerTask: Handler<'startCustomerTask'> = async ({ db, env, user, body, ip }) => {
  const { action, key, customers, ...values } = body;
  if (!mayChangeManyCustomers(user.roles, action)) throw forbidden();
  if (values[action] === undefined)
    throw unprocessable('It is not said what to change the customers to.', [
      { path: `body.${action}`, message: 'is required for this action' },
    ]);
  const { catalogs = [], agents = [], pricelist = null } = values;
  return db.transaction(async (tx) => {
    await lockKey(tx, user.dbId, key);
    const started = await findByKey(tx, user.dbId, key);
    if (started !== null) return { status: 'success', task_id: String(started) };
    const input = { action, userId: user.dbId, ip, catalogs, agents, pricelist };
    const task_id = await startTask(tx, env, customerTaskClasses[action], { input, createdBy: user.dbId });
    await tx.insert(customerTasks).values({ taskId: Number(task_id), createdBy: user.dbId, key, action });
    if ((await insertLines(tx, Number(task_id), user, customers)) === 0) throw notFound('customer');
    return { status: 'success', task_id };
  });
};

export const listCustomerTasks: Handler<'listCustomerTasks'> = async ({ db, user }) => ({
  tasks: await selectCustomerTasks(db, user.dbId),
});

export const getCustomerTask: Handler<'getCustomerTask'> = async ({ db, user, params }) => {
  const id = toId(params.id);
  const found = id === null ? null : await findCustomerTask(db, id);
  const isSeen = found?.owner === user.dbId || scopeOf(user.roles, 'getCustomerTask') === 'any';
  if (id === null || found === null || !isSeen) throw notFound('task');
  const { owner: _owner, ...task } = found;
  const lines = await selectLines(db, id);
  const customers = lines.map(({ customerId, name, outcome, reason }) => ({
    id: customerId,
    name,
    outcome,
    reason,
  }));
  return { ...task, customers };
};
