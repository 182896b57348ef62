import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../../core/problems';
import { syncToDisk } from '../../../files/DiskStore';

/** Writes a file so that it survives a power cut once the promise resolves; before that it may be incomplete. */
export async function writeDurably(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o640, flush: true });
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
    await syncToDisk(folder);
  } catch (error) {
    if (!notOffered.has(codeOf(error))) throw error;
  }
}
