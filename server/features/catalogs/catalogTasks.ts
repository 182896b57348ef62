import { message } from '../../../src/domain/language/message';
import type { RowNote } from '../../../src/domain/spreadsheet/rowErrors';
import { taskUploads } from '../../../src/domain/uploads/uploads';
import type { RunningTask, TaskClass, TaskOutcome, TaskDefinition } from '../../background/taskDefinition';
import type { Workers } from '../../core/workers';
import type { Db } from '../../db/openDatabase';
import { toDate } from '../../db/schema';
import { Refusal } from '../../core/problems';
import type { CatalogUpdate } from './catalogForms';
import { importGarments, readGarmentFile } from './import/importGarments';
import {
  type CatalogName,
  isCatalogNameTaken,
  lockCatalogName,
  lockCatalogs,
  updateCatalog,
} from './queries';

/** A catalog update, optionally with a file. */
interface ReuploadInput {
  catalogId: number;
  form: CatalogUpdate;
}

/** The task that updates a catalog. */
export const reuploadTask: TaskClass<ReuploadInput> = taskUploads.reuploadCatalog.task;

/** The definitions of the tasks that update catalogs. */
export function catalogTaskDefinitions({ workers }: { workers: Workers }): TaskDefinition<ReuploadInput>[] {
  return [{ ...reuploadTask, run: (task) => reupload(workers, task) }];
}

/** A task's progress, in percent, once its file is read. */
const read = 40;

async function reupload(
  workers: Workers,
  { input, files: [file], progress }: RunningTask<ReuploadInput>,
): Promise<TaskOutcome> {
  await progress(5);
  const content = file === undefined ? null : await readGarmentFile(workers, 'readCatalogFile', file.path);
  await progress(read);
  const notes: RowNote[] = [...(content?.notes ?? [])];
  return {
    async apply(tx) {
      const found = await apply(tx, input, content, progress);
      notes.unshift(...found);
    },
    errors: notes,
  };
}

/** Refuses a name that another catalog in the season already has. */
export async function refuseTakenName(db: Db, named: CatalogName): Promise<void> {
  if (await isCatalogNameTaken(db, named))
    throw new Refusal(message('Another catalog is called {name}.', { name: named.name }));
}

/** Applies the update; returns notes in addition to the file's own. */
async function apply(
  tx: Db,
  { catalogId, form }: ReuploadInput,
  file: Awaited<ReturnType<typeof readGarmentFile<'readCatalogFile'>>> | null,
  progress: (percent: number) => Promise<void>,
): Promise<RowNote[]> {
  const [catalog] = await lockCatalogs(tx, [catalogId]);
  if (catalog === undefined) throw new Refusal(message('The catalog has been deleted.'));
  const named = { ...form, season: catalog.season, id: catalogId };
  await lockCatalogName(tx, named);
  await refuseTakenName(tx, named);
  const onPart = (percent: number) => progress(read + (percent * (100 - read)) / 100);
  const options = { movesCodes: form.movesCodes === true, progress: onPart };
  const notes = file === null ? [] : await importGarments(tx, [catalogId], file, 'add or change', options);
  const { movesCodes: _movesCodes, serviceDate, ...fields } = form;
  await updateCatalog(tx, catalogId, { ...fields, serviceDate: toDate(serviceDate ?? undefined) });
  return notes;
}
