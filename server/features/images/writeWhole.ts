import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { imageKinds } from './pictureName';

const temporaryName = /^\.[0-9a-f-]{36}\.tmp$/;
const hourMs = 3_600_000;

/** Puts a picture in its place, for the one that may be there: nobody ever reads half of it. */
export async function replaceWhole(file: string, content: Uint8Array): Promise<void> {
  await viaTemporary(file, content, (temporary) => rename(temporary, file));
}

/** Puts a picture in its place unless one is there by now. */
export async function writeWholeOnce(file: string, content: Uint8Array): Promise<void> {
  await viaTemporary(file, content, async (temporary) => {
    await link(temporary, file).catch(async (error: unknown) => {
      // Some disks know no links.
      if (!isThere(error)) await rename(temporary, file);
    });
    await rm(temporary, { force: true });
  });
}

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

async function viaTemporary(
  file: string,
  content: Uint8Array,
  place: (temporary: string) => Promise<void>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content, { mode: 0o600 });
    await place(temporary);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes what killed hosts left half written. */
export async function sweepUnfinished(imagesDir: string): Promise<void> {
  for (const kind of imageKinds) {
    const folder = path.join(imagesDir, kind);
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((one) => temporaryName.test(one))) {
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
      if (mtimeMs < Date.now() - hourMs) await rm(file, { force: true });
    }
  }
}
