import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { selectDownloadable, selectNeedingUploads } from './queries';
import type { TaskLog } from './taskDefinition';
import type { Db } from '../db/openDatabase';
import type { UploadedFile } from '../http/multipart';
import { eachAtMost } from '../http/readForm';
import { type FileLocation, filesOf } from '../files/filesOf';

/** An upload whose task is not yet committed is younger than this. */
const hourMs = 3_600_000;

const concurrency = 4;

/** The key of a task's uploaded file, by its index. */
const uploadOf = (taskId: number, index: number) => `uploads/${taskId}/${index}`;

/** Makes uploaded files those of a task; they are on disk, or in the storage, when this resolves. */
export async function storeUploads(
  place: FileLocation,
  taskId: number,
  files: readonly Pick<UploadedFile, 'path'>[],
): Promise<void> {
  if (files.length === 0) return;
  const store = filesOf(place);
  try {
    await eachAtMost(concurrency, files.entries(), ([index, file]) =>
      store.take(uploadOf(taskId, index), file.path),
    );
  } catch (error) {
    // What is left is swept later; the first fault is the one to tell.
    await dropUploads(place, taskId).catch(() => undefined);
    throw error;
  }
}

/** A task's uploads by paths on this machine, in their order; null when one of them is gone. */
export async function borrowUploads(
  place: FileLocation,
  taskId: number,
  names: readonly string[],
): Promise<{ path: string; filename: string }[] | null> {
  const store = filesOf(place);
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
export async function dropUploads(place: FileLocation, taskId: number): Promise<void> {
  await filesOf(place).remove(`uploads/${taskId}`);
}

/** Removes uploads that no task needs anymore: those of tasks that ended, and what a killed host left behind. */
export async function sweepUploads(db: Db, place: FileLocation): Promise<void> {
  const store = filesOf(place);
  const firsts = firstByTask(await store.list('uploads'));
  if (firsts.size === 0) return;
  const kept = await selectNeedingUploads(db, [...firsts.keys()]);
  for (const [id, key] of firsts) {
    if (kept.has(id)) continue;
    const facts = await store.find(key);
    if (facts !== null && facts.modified.getTime() < Date.now() - hourMs) await dropUploads(place, id);
  }
}

/** The folder of what a task has made for people to download. */
export const madeFilesOf = (taskId: number) => `order-files/${taskId}`;

/** Removes what tasks have made when nobody may download it anymore: a week after their end. */
export async function sweepMadeFiles(db: Db, place: FileLocation): Promise<void> {
  const store = filesOf(place);
  const ids = [...firstByTask(await store.list('order-files')).keys()];
  if (ids.length === 0) return;
  const kept = await selectDownloadable(db, ids);
  for (const id of ids.filter((one) => !kept.has(one))) await store.remove(madeFilesOf(id));
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

/** What people upload and receive. The ERP's folder is not included: others read that. */
const privateFolders = ['tmp', 'uploads', 'images', 'mail', 'order-files'];

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
