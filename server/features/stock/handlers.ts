import type { Schema } from '../../core/call';
import type { Context, Handler } from '../../http/operation';
import { startTask } from '../../background/tasks';
import { stockTasks } from './stockTasks';

export const removeStocks: Handler<'removeStocks'> = (context) => start('remove', context);

export const syncStocks: Handler<'syncStocks'> = (context) => start('sync', context);

async function start(
  kind: 'remove' | 'sync',
  { db, env, user }: Pick<Context<'syncStocks'>, 'db' | 'env' | 'user'>,
): Promise<Schema<'TaskStartedResult'>> {
  const task_id = await startTask(db, env, stockTasks[kind], { input: {}, createdBy: user.dbId });
  return { status: 'success', task_id };
}
