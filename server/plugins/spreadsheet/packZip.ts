import { crc32 } from 'node:zlib';

/** A file to put into a zip: as it is, or deflated already, with the size and the checksum that it had before. */
export interface ZipFile {
  name: string;
  content: Buffer;
  deflated?: { size: number; crc: number };
}

/** Puts files into a zip. */
export function packZip(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, deflated } of files) {
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    // Names are in UTF-8, and the date is the first that a zip knows.
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(deflated === undefined ? 0 : 8, 4);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(deflated?.crc ?? crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(deflated?.size ?? content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    locals.push(Buffer.from('PK\x03\x04'), facts, title, content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), facts, place, title);
    at += 4 + facts.length + title.length + content.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(
    directory.reduce((sum, part) => sum + part.length, 0),
    8,
  );
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end]);
}
