import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../db/openDatabase';
import type { Env } from '../env';
import type { UploadedFile } from '../http/multipart';
import { selectDownloadable, selectKept } from '../background/queries';
import type { TaskLog } from '../background/taskWork';

type Place = Pick<Env, 'dataDir'>;

/** An upload whose task is not yet committed is younger than this. */
const hourMs = 3_600_000;

const uploadsDir = ({ dataDir }: Place) => path.join(dataDir, 'uploads');

const folderOf = (place: Place, taskId: number) => path.join(uploadsDir(place), String(taskId));

/** The path of a task's uploaded file, by its index. */
export const uploadOf = (place: Place, taskId: number, index: number) =>
  path.join(folderOf(place, taskId), String(index));

/** Moves uploaded files to a task's own folder; they are on disk when this resolves. */
export async function keepUploads(
  place: Place,
  taskId: number,
  files: readonly Pick<UploadedFile, 'path'>[],
): Promise<void> {
  if (files.length === 0) return;
  const folder = folderOf(place, taskId);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [index, file] of files.entries()) {
      const kept = uploadOf(place, taskId, index);
      await rename(file.path, kept);
      await sync(kept);
    }
  } catch (error) {
    await dropUploads(place, taskId);
    throw error;
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Removes a task's uploads. */
export async function dropUploads(place: Place, taskId: number): Promise<void> {
  await rm(folderOf(place, taskId), { recursive: true, force: true });
}

/** Removes uploads that no task needs anymore: those of tasks that ended, and what a killed host left behind. */
export async function sweepUploads(db: Db, place: Place): Promise<void> {
  await mkdir(uploadsDir(place), { recursive: true, mode: 0o700 });
  const ids = (await readdir(uploadsDir(place))).filter((name) => /^\d{1,15}$/.test(name)).map(Number);
  if (ids.length === 0) return;
  const kept = await selectKept(db, ids);
  for (const id of ids) {
    if (kept.has(id)) continue;
    const { mtimeMs } = await stat(folderOf(place, id));
    if (mtimeMs < Date.now() - hourMs) await dropUploads(place, id);
  }
}

/** The folder of what tasks have made for people to download, in a folder for each task. */
export const madeFilesDir = ({ dataDir }: Place) => path.join(dataDir, 'order-files');

/** Removes what tasks have made when nobody may download it anymore: a week after their end. */
export async function sweepMadeFiles(db: Db, place: Place): Promise<void> {
  await mkdir(madeFilesDir(place), { recursive: true, mode: 0o700 });
  const ids = (await readdir(madeFilesDir(place))).filter((name) => /^\d{1,15}$/.test(name)).map(Number);
  if (ids.length === 0) return;
  const kept = await selectDownloadable(db, ids);
  for (const id of ids.filter((one) => !kept.has(one)))
    await rm(path.join(madeFilesDir(place), String(id)), { recursive: true, force: true });
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
