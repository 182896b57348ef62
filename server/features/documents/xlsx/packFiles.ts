import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of a zip: its text comes piece by piece. */
export interface PackedFile {
  name: string;
  pieces: Iterable<string>;
}

/** Puts files into a zip, packing each while it is made: only what is packed is kept. */
export async function packFiles(files: Iterable<PackedFile>): Promise<Buffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, pieces } of files) {
    const { packed, crc, size } = await pack(pieces);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    // Names are in UTF-8, contents are deflated, and the date is the first that a zip knows.
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc, 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(size, 18);
    facts.writeUInt16LE(title.length, 22);
    locals.push(Buffer.from('PK\x03\x04'), facts, title, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), facts, place, title);
    at += 4 + facts.length + title.length + packed.length;
  }
  const end = Buffer.alloc(18);
  const count = directory.length / 4;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(
    directory.reduce((sum, part) => sum + part.length, 0),
    8,
  );
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end]);
}

async function pack(pieces: Iterable<string>): Promise<{ packed: Buffer; crc: number; size: number }> {
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
  const packed: Buffer[] = [];
  const deflated = Readable.from(measured(), { objectMode: false }).pipe(createDeflateRaw());
  for await (const chunk of deflated) packed.push(chunk);
  return { packed: Buffer.concat(packed), crc, size };
}
