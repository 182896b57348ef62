import { open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file so that it survives a power cut once the promise resolves; before that it may be incomplete. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o640);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(path.dirname(file));
}

/** Moves a file atomically and durably, so that nobody ever sees half of it under its new name. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(path.dirname(to));
}

/** Some shared folders don't support fsync on a directory; they make their own guarantees. */
const notOffered = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);

async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!notOffered.has(codeOf(error) ?? '')) throw error;
  }
}

/** The code of a failed system call, such as ENOENT. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
