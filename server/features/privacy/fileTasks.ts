import type { TaskDefinition } from '../../background/taskDefinition';
import type { Db } from '../../db/openDatabase';
import { type FileLocation, filesOf } from '../../files/filesOf';
import { removeFilesTask } from './erasePerson';
import { removeFilesOfPerson } from './personFiles';

/** Removes what is left in files of an erased person; tried again until the storage answers. */
export const privacyTaskDefinitions = ({
  db,
  env,
}: {
  db: Db;
  env: FileLocation;
}): TaskDefinition<unknown>[] => {
  const removing: TaskDefinition<{ userId: number; addressHash: string | null }> = {
    ...removeFilesTask,
    retrySeconds: Array.from({ length: 24 }, () => 3600),
    inOrder: false,
    async run({ input }) {
      await removeFilesOfPerson(db, filesOf(env), input);
      return {};
    },
  };
  return [removing];
};
