import { Readable } from 'node:stream';
import { eachAtMost } from '../core/eachAtMost';
import type { FileStore } from './fileStore';
import { ZipWriter } from './ZipWriter';

/** A stored file, and its name in the zip. */
type ZippedFile = { name: string; key: string };

const concurrency = 8;

/**
 * Streams a zip of these files, so that any number of them takes little memory; they are not compressed, as PDFs and
 * workbooks already are. Null when one of them is missing.
 */
export async function streamZip(store: FileStore, files: readonly ZippedFile[]): Promise<Readable | null> {
  let allExist = true;
  await eachAtMost(concurrency, files, async ({ key }) => {
    allExist &&= (await store.find(key)) !== null;
  });
  return allExist ? Readable.from(zipOf(store, files), { objectMode: false }) : null;
}

async function* zipOf(store: FileStore, files: readonly ZippedFile[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipWriter();
  for (const { name, key } of files) {
    const content = await store.read(key);
    if (content === null) throw new Error(`'${key}' was removed while it was sent.`);
    yield* zip.addFile(name, content);
  }
  yield* zip.end();
}
