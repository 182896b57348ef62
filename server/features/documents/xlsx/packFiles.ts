import { Zip, type ZipInputFile } from 'fflate';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { firstZipDate } from '../../../files/zip';

/** A file of a zip: its text comes piece by piece. */
export interface PackedFile {
  name: string;
  pieces: Iterable<string>;
}

/** Puts files into a zip, deflating each while it is made: only what is deflated is kept. */
export async function packFiles(files: Iterable<PackedFile>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  for (const file of files) await add(zip, file);
  zip.end();
  return Buffer.concat(chunks);
}

/** Node's zlib deflates, in a thread of its own; fflate would take this one (docs/adr/0017). */
async function add(zip: Zip, { name, pieces }: PackedFile): Promise<void> {
  const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: 8, mtime: firstZipDate };
  zip.add(file);
  function* measured() {
    for (const piece of pieces) {
      const bytes = Buffer.from(piece);
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      yield bytes;
    }
  }
  const deflated = Readable.from(measured(), { objectMode: false }).pipe(createDeflateRaw());
  for await (const chunk of deflated) file.ondata?.(null, chunk, false);
  file.ondata?.(null, new Uint8Array(), true);
}
