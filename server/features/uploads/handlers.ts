import { type FileTool, fileTools } from '../../../src/domain/uploads/uploads';
import { mapValues } from '../../../src/domain/records';
import { startedBy, startTask } from '../../background/tasks';
import type { Schema } from '../../core/call';
import { checkSpreadsheet } from '../../files/requiredSpreadsheet';
import type { Context } from '../../http/operation';

type Uploading = Pick<Context<FileTool>, 'db' | 'env' | 'user' | 'files' | 'workers'>;

/** The handlers of the uploads on the management screen: the file is checked at once, and its task reads it. */
export const uploadHandlers = mapValues(
  fileTools,
  ({ task }) =>
    async ({ db, env, user, files, workers }: Uploading): Promise<Schema<'TaskStartedResult'>> => {
      await checkSpreadsheet(workers, files);
      const task_id = await startTask(db, env, task, { input: {}, ...startedBy(user), files });
      return { status: 'success', task_id };
    },
);
