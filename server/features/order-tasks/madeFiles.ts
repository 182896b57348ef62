import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../env';
import { madeFilesDir } from '../../files/uploads';

type Place = Pick<Env, 'dataDir'>;

/** The file that a task has made of the order in this position. */
export const madeFile = (place: Place, taskId: number, position: number) =>
  path.join(madeFilesDir(place), String(taskId), String(position));

/** Keeps a made file whole or not at all; made again, it replaces the first. */
export async function keepMadeFile(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, bytes, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
