import { message } from '../../../src/domain/language/message';
import { type CustomerTaskAction, mayChangeManyCustomers } from '../../../src/domain/access/customerTasks';
import { findManyTask, selectManyTasks, startManyTask } from '../../background/manyTasks';
import type { Handler } from '../../http/operation';
import { wordReason } from '../../core/taskLines';
import { forbidden, unprocessable } from '../../core/problems';
import { customerTables, customerTaskClasses, insertLines, selectLines } from './queries';

export const startCustomerTask: Handler<'startCustomerTask'> = async ({ db, env, user, body, ip }) => {
  const { action, key, customers, ...values } = body;
  if (!mayChangeManyCustomers(user.roles, action)) throw forbidden();
  if (values[action] === undefined)
    throw unprocessable(message('It is not said what to change the customers to.'), [
      { path: `body.${action}`, message: message('is required for this action') },
    ]);
  const { catalogs = [], agents = [], pricelist = null } = values;
  const task_id = await startManyTask(db, env, customerTables, {
    user,
    key,
    action,
    task: customerTaskClasses[action],
    input: { action, userId: user.dbId, ip, catalogs, agents, pricelist },
    insertLines: (tx, taskId) => insertLines(tx, taskId, user, customers),
    noun: 'customer',
  });
  return { status: 'success', task_id };
};

export const listCustomerTasks: Handler<'listCustomerTasks'> = async ({ db, user, t }) => ({
  tasks: await selectManyTasks(db, customerTables, user.dbId, t),
});

export const getCustomerTask: Handler<'getCustomerTask'> = async ({ db, user, params, t }) => {
  const task = await findManyTask<CustomerTaskAction>(db, customerTables, user, params.id);
  const lines = await selectLines(db, Number(task.task_id));
  const customers = lines.map(({ customerId, name, outcome, reason }) => ({
    id: customerId,
    name,
    outcome,
    reason: wordReason(t, reason),
  }));
  return { ...task, error: wordReason(t, task.error), customers };
};
