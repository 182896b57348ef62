import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf } from '../core/problems';
import { eachAtMost } from '../core/eachAtMost';
import { fileKey } from './fileKey';
import type { ByteRange, FileFacts, FileStore } from './fileStore';

const hourMs = 3_600_000;

const concurrency = 16;

const temporaryName = /^\.[0-9a-f-]{36}\.tmp$/;

/** Files in the data folder, each at the path that is its key. Several hosts may share the folder. */
export class DiskStore implements FileStore {
  constructor(private readonly dataDir: string) {}

  async write(key: string, content: Uint8Array): Promise<void> {
    const file = this.pathOf(key);
    await viaTemporary(file, content, (temporary) => rename(temporary, file));
  }

  async writeOnce(key: string, content: Uint8Array): Promise<void> {
    const file = this.pathOf(key);
    await viaTemporary(file, content, async (temporary) => {
      await link(temporary, file).catch(async (error: unknown) => {
        // Some file systems have no hard links.
        if (codeOf(error) !== 'EEXIST') await rename(temporary, file);
      });
      await rm(temporary, { force: true });
    });
  }

  async take(key: string, file: string): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await rename(file, target);
    await syncToDisk(target);
  }

  async find(key: string): Promise<FileFacts | null> {
    return stat(this.pathOf(key)).then(factsOf, missing);
  }

  async read(
    key: string,
    { tag, range = {} }: { tag?: string; range?: ByteRange | Record<string, never> } = {},
  ): Promise<Readable | null> {
    const handle = await open(this.pathOf(key), 'r').catch(missing);
    if (handle === null) return null;
    if (tag !== undefined && factsOf(await handle.stat()).tag !== tag) {
      await handle.close();
      return null;
    }
    // The stream closes the file, even when its reader disconnects.
    return handle.createReadStream(range);
  }

  async borrow(key: string): Promise<(FileFacts & { path: string }) | null> {
    const facts = await this.find(key);
    return facts && { ...facts, path: this.pathOf(key) };
  }

  async list(folder: string): Promise<string[]> {
    const files = await readdir(this.pathOf(folder), { recursive: true, withFileTypes: true }).catch(missing);
    return (files ?? [])
      .filter((file) => file.isFile() && !file.name.startsWith('.'))
      .map((file) => path.relative(this.dataDir, path.join(file.parentPath, file.name)))
      .map((key) => key.split(path.sep).join('/'));
  }

  async listFacts(folder: string): Promise<Map<string, FileFacts>> {
    const facts = new Map<string, FileFacts>();
    await eachAtMost(concurrency, await this.list(folder), async (key) => {
      const found = await this.find(key);
      if (found !== null) facts.set(key, found);
    });
    return facts;
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { recursive: true, force: true });
  }

  async sweep(): Promise<void> {
    for (const folder of ['images', 'mail', 'order-files', 'invoices']) {
      const files = await readdir(this.pathOf(folder), { recursive: true }).catch(() => []);
      for (const name of files.filter((one) => temporaryName.test(path.basename(one)))) {
        const file = path.join(this.pathOf(folder), name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
        if (mtimeMs < Date.now() - hourMs) await rm(file, { force: true });
      }
    }
  }

  async fault(): Promise<null> {
    // `readEnv` has checked that DATA_DIR is writable.
    return null;
  }

  private pathOf(key: string): string {
    return path.join(this.dataDir, ...fileKey(key));
  }
}

/** Writes a temporary file next to `file`, flushes it to disk and then calls `move` with it. */
export async function viaTemporary(
  file: string,
  content: Uint8Array,
  move: (temporary: string) => Promise<void>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = path.join(path.dirname(file), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content, { mode: 0o600, flush: true });
    await move(temporary);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A file is replaced by renaming a new one, so even one written in the same millisecond has a different inode. */
function factsOf({ size, ino, mtimeMs, mtime }: Stats): FileFacts {
  const tag = [size, ino, Math.round(mtimeMs)].map((part) => part.toString(36)).join('-');
  return { size, tag, modified: mtime };
}

/** Makes a file, or the entries of a folder, survive a power cut. */
export async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Null for a file that isn't there; any other error is thrown. */
function missing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
