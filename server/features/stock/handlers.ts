import type { Schema } from '../../core/call';
import type { Context, Handler } from '../../http/operation';
import type { UploadedFile } from '../../http/multipart';
import { checkSpreadsheet } from '../../files/requiredSpreadsheet';
import { startTask } from '../../background/tasks';
import { stockTasks } from './stockTasks';

export const uploadStock: Handler<'uploadStock'> = async (context) => {
  await checkSpreadsheet(context.workers, context.files);
  return start('upload', context, context.files);
};

export const removeStocks: Handler<'removeStocks'> = (context) => start('remove', context);

export const syncStocks: Handler<'syncStocks'> = (context) => start('sync', context);

async function start(
  kind: keyof typeof stockTasks,
  { db, env, user }: Pick<Context<'syncStocks'>, 'db' | 'env' | 'user'>,
  files: UploadedFile[] = [],
): Promise<Schema<'TaskStartedResult'>> {
  const task_id = await startTask(db, env, stockTasks[kind], { input: {}, createdBy: user.dbId, files });
  return { status: 'success', task_id };
}
