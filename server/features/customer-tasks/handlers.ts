import { scopeOf } from '../../../src/domain/access/accessRules';
import { type CustomerTaskAction, mayChangeManyCustomers } from '../../../src/domain/access/customerTasks';
import { findManyTask, selectManyTasks, startOnce } from '../../background/manyTasks';
import { startTask } from '../../background/tasks';
import { toId } from '../../db/schema';
import type { Handler } from '../../http/operation';
import { forbidden, notFound, unprocessable } from '../../core/problems';
import { customerTaskClasses } from './customerTaskClasses';
import { customerTables, insertLines, selectLines } from './queries';

export const startCustomerTask: Handler<'startCustomerTask'> = async ({ db, env, user, body, ip }) => {
  const { action, key, customers, ...values } = body;
  if (!mayChangeManyCustomers(user.roles, action)) throw forbidden();
  if (values[action] === undefined)
    throw unprocessable('It is not said what to change the customers to.', [
      { path: `body.${action}`, message: 'is required for this action' },
    ]);
  const { catalogs = [], agents = [], pricelist = null } = values;
  const input = { action, userId: user.dbId, ip, catalogs, agents, pricelist };
  return db.transaction(async (tx) => {
    const task_id = await startOnce(tx, customerTables, {
      createdBy: user.dbId,
      key,
      action,
      start: () => startTask(tx, env, customerTaskClasses[action], { input, createdBy: user.dbId }),
      fill: async (taskId) => {
        if ((await insertLines(tx, taskId, user, customers)) === 0) throw notFound('customer');
      },
    });
    return { status: 'success', task_id };
  });
};

export const listCustomerTasks: Handler<'listCustomerTasks'> = async ({ db, user }) => ({
  tasks: await selectManyTasks(db, customerTables, user.dbId),
});

export const getCustomerTask: Handler<'getCustomerTask'> = async ({ db, user, params }) => {
  const id = toId(params.id);
  const found = await findManyTask<CustomerTaskAction>(db, customerTables, id);
  const isSeen = found?.owner === user.dbId || scopeOf(user.roles, 'getCustomerTask') === 'any';
  if (found === null || !isSeen) throw notFound('task');
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
