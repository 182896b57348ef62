import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { packZip, type ZipFile } from '../../../files/zip';

/** A file of a zip: its text comes piece by piece. */
export interface PackedFile {
  name: string;
  pieces: Iterable<string>;
}

/** Puts files into a zip, packing each while it is made: only what is packed is kept. */
export async function packFiles(files: Iterable<PackedFile>): Promise<Buffer> {
  const packed: ZipFile[] = [];
  for (const file of files) packed.push(await deflate(file));
  return packZip(packed);
}

async function deflate({ name, pieces }: PackedFile): Promise<ZipFile> {
  let crc = 0;
  let size = 0;
  function* measured() {
    for (const piece of pieces) {
      const bytes = Buffer.from(piece);
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  }
  const chunks: Buffer[] = [];
  const deflated = Readable.from(measured(), { objectMode: false }).pipe(createDeflateRaw());
  for await (const chunk of deflated) chunks.push(chunk);
  return { name, content: Buffer.concat(chunks), deflated: { size, crc } };
}
