import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { selectDownloadable, selectNeedingUploads } from './queries';
import type { TaskLog } from './taskDefinition';
import type { Db } from '../db/openDatabase';
import type { UploadedFile } from '../core/uploadedFile';
import { eachAtMost } from '../core/eachAtMost';
import { type FileLocation, filesOf } from '../files/filesOf';

/** An upload whose task is not yet committed is younger than this. */
const hourMs = 3_600_000;

const concurrency = 4;

/** The key of a task's uploaded file, by its index. */
const uploadOf = (taskId: number, index: number) => `uploads/${taskId}/${index}`;

/** Stores uploaded files for a task; they are on disk, or in the storage, when this resolves. */
export async function storeUploads(
  location: FileLocation,
  taskId: number,
  files: readonly Pick<UploadedFile, 'path'>[],
): Promise<void> {
  if (files.length === 0) return;
  const store = filesOf(location);
  try {
    await eachAtMost(concurrency, files.entries(), ([index, file]) =>
      store.take(uploadOf(taskId, index), file.path),
    );
  } catch (error) {
    // Leftovers are swept later; the first error is the one to report.
    await dropUploads(location, taskId).catch(() => undefined);
    throw error;
  }
}

/** The paths of a task's uploads on this machine, in their order; null when one of them is missing. */
export async function borrowUploads(
  location: FileLocation,
  taskId: number,
  names: readonly string[],
): Promise<{ path: string; filename: string }[] | null> {
  const store = filesOf(location);
  const found = new Map<number, string>();
  await eachAtMost(concurrency, names.keys(), async (index) => {
    const file = await store.borrow(uploadOf(taskId, index));
    if (file !== null) found.set(index, file.path);
  });
  const files = names.flatMap((filename, index) => {
    const file = found.get(index);
    return file === undefined ? [] : { path: file, filename };
  });
  return files.length === names.length ? files : null;
}

/** Removes a task's uploads. */
export async function dropUploads(location: FileLocation, taskId: number): Promise<void> {
  await filesOf(location).remove(`uploads/${taskId}`);
}

/** Removes uploads that no task needs anymore: those of tasks that ended, and what a killed host left behind. */
export async function sweepUploads(db: Db, location: FileLocation): Promise<void> {
  const store = filesOf(location);
  const firsts = firstByTask(await store.list('uploads'));
  if (firsts.size === 0) return;
  const needed = await selectNeedingUploads(db, [...firsts.keys()]);
  for (const [id, key] of firsts) {
    if (needed.has(id)) continue;
    const facts = await store.find(key);
    if (facts !== null && facts.modified.getTime() < Date.now() - hourMs) await dropUploads(location, id);
  }
}

/** The folder of the files that a task has made for download. */
const madeFilesOf = (taskId: number) => `order-files/${taskId}`;

/** The key of the file that a task has made of the thing in this position. */
export const madeFile = (taskId: number, position: number) => `${madeFilesOf(taskId)}/${position}`;

/** Removes the files made by tasks once they can't be downloaded anymore, a week after the task's end. */
export async function sweepMadeFiles(db: Db, location: FileLocation): Promise<void> {
  const store = filesOf(location);
  const ids = [...firstByTask(await store.list('order-files')).keys()];
  if (ids.length === 0) return;
  const downloadable = await selectDownloadable(db, ids);
  for (const id of ids.filter((one) => !downloadable.has(one))) await store.remove(madeFilesOf(id));
}

/** The first of the keys of each task, whose id is the name of its folder. */
function firstByTask(keys: readonly string[]): Map<number, string> {
  const firsts = new Map<number, string>();
  for (const key of keys) {
    const [, id] = /^[^/]+\/(\d{1,15})\//.exec(key) ?? [];
    if (id !== undefined && !firsts.has(Number(id))) firsts.set(Number(id), key);
  }
  return firsts;
}

/** Folders of uploads and of files sent to people. The ERP's folder is not included: other users read it. */
const privateFolders = ['tmp', 'uploads', 'images', 'mail', 'order-files', 'invoices'];

/**
 * Creates the folders of DATA_DIR that only the host's own user may read, and restricts those that an earlier release
 * left open. If the disk doesn't support such permissions, it only logs a warning.
 */
export async function makePrivateFolders(dataDir: string, log: Pick<TaskLog, 'warn'>): Promise<void> {
  for (const name of privateFolders) {
    const folder = path.join(dataDir, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700).catch((error: unknown) =>
      log.warn({ err: error, folder }, 'a folder could not be closed to other users of this machine'),
    );
  }
}
