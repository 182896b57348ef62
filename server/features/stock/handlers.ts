import type { Handler } from '../../operation';
import { startTask } from '../../tasks/startTask';
import { readStockForm } from './readStockForm';
import { stockTasks } from './stockTasks';

export const uploadStock: Handler<'uploadStock'> = async ({ db, env, user, body, files }) => {
  const file = readStockForm(body, files);
  const task = { input: {}, createdBy: user.dbId, files: [file] };
  return { status: 'success', task_id: await startTask(db, env, stockTasks.upload, task) };
};

export const removeStocks: Handler<'removeStocks'> = async ({ db, env, user }) => {
  const task = { input: {}, createdBy: user.dbId };
  return { status: 'success', task_id: await startTask(db, env, stockTasks.remove, task) };
};

export const syncStocks: Handler<'syncStocks'> = async ({ db, env, user }) => {
  const task = { input: {}, createdBy: user.dbId };
  return { status: 'success', task_id: await startTask(db, env, stockTasks.sync, task) };
};
