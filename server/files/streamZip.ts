import { Zip, ZipPassThrough } from 'fflate';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { firstZipDate } from './zip';

/**
 * A zip of these files, read while it is sent, so that any number of them takes little memory; they are not compressed,
 * as PDFs and workbooks are already. Null when one of them is gone.
 */
export async function streamZip(files: readonly { name: string; path: string }[]): Promise<Readable | null> {
  const areThere = await Promise.all(files.map(({ path }) => access(path))).then(
    () => true,
    () => false,
  );
  return areThere ? Readable.from(zipOf(files), { objectMode: false }) : null;
}

async function* zipOf(files: readonly { name: string; path: string }[]): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const take = () => {
    const taken = made;
    made = [];
    return taken;
  };
  for (const { name, path } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = firstZipDate;
    zip.add(entry);
    for await (const piece of createReadStream(path)) {
      entry.push(piece);
      yield* take();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
