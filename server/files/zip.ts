import { crc32, inflateRawSync } from 'node:zlib';
import { faults } from './SpreadsheetFault';

/** A file inside a zip, as its central directory says; nothing of it is unpacked yet. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  headerAt: number;
}

const signatures = { end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50, entry: 0x02014b50 };
const endSize = 22;
const entrySize = 46;
const localSize = 30;
const longestComment = 0xffff;
const see64 = 0xffffffff;
const zip64Field = 0x0001;

/** Lists a zip by its central directory alone, without unpacking anything; throws when it is damaged. */
export function listZip(zip: Buffer): ZipEntry[] {
  return reading(() => {
    const { count, start } = findDirectory(zip);
    const entries: ZipEntry[] = [];
    let at = start;
    for (let index = 0; index < count; index += 1) {
      if (zip.readUInt32LE(at) !== signatures.entry) throw faults.damaged();
      const nameLength = zip.readUInt16LE(at + 28);
      const extraLength = zip.readUInt16LE(at + 30);
      const nameEnd = at + entrySize + nameLength;
      const sizes = readSizes(zip, at, zip.subarray(nameEnd, nameEnd + extraLength));
      entries.push({
        // Some writers use the separators of their own system.
        name: zip
          .toString('utf8', at + entrySize, nameEnd)
          .replaceAll('\\', '/')
          .replace(/^\//, ''),
        isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
        method: zip.readUInt16LE(at + 10),
        crc: zip.readUInt32LE(at + 16),
        ...sizes,
      });
      at = nameEnd + extraLength + zip.readUInt16LE(at + 32);
    }
    return entries;
  });
}

/** Unpacks one file of a zip, never beyond the size that the directory declares; throws when it is damaged. */
export function unpack(zip: Buffer, entry: ZipEntry): Buffer {
  return reading(() => {
    const { headerAt } = entry;
    const start = headerAt + localSize + zip.readUInt16LE(headerAt + 26) + zip.readUInt16LE(headerAt + 28);
    const packed = zip.subarray(start, start + entry.packedSize);
    const content = entry.method === 0 ? packed : inflate(packed, entry);
    if (content.length !== entry.size || crc32(content) !== entry.crc) throw faults.damaged();
    return content;
  });
}

function inflate(packed: Buffer, { method, size }: ZipEntry): Buffer {
  if (method !== 8) throw faults.damaged();
  // Zlib takes no limit below one byte, and would tell an empty file from an overlong one by nothing else.
  return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
}

function findDirectory(zip: Buffer): { count: number; start: number } {
  const lowest = Math.max(0, zip.length - endSize - longestComment);
  for (let at = zip.length - endSize; at >= lowest; at -= 1) {
    if (zip.readUInt32LE(at) !== signatures.end) continue;
    const hasLocator = at >= 20 && zip.readUInt32LE(at - 20) === signatures.locator64;
    if (!hasLocator) return { count: zip.readUInt16LE(at + 10), start: zip.readUInt32LE(at + 16) };
    const end64 = Number(zip.readBigUInt64LE(at - 20 + 8));
    if (zip.readUInt32LE(end64) !== signatures.end64) throw faults.damaged();
    return {
      count: Number(zip.readBigUInt64LE(end64 + 32)),
      start: Number(zip.readBigUInt64LE(end64 + 48)),
    };
  }
  throw faults.damaged();
}

/** The sizes and the place of an entry, which a zip64 field holds where they are marked so. */
function readSizes(zip: Buffer, at: number, extra: Buffer) {
  const long = findField(extra, zip64Field);
  let next = 0;
  const read = (offset: number) => {
    const short = zip.readUInt32LE(at + offset);
    if (short !== see64) return short;
    next += 8;
    return Number(long.readBigUInt64LE(next - 8));
  };
  const size = read(24);
  const packedSize = read(20);
  return { size, packedSize, headerAt: read(42) };
}

function findField(extra: Buffer, wanted: number): Buffer {
  for (let at = 0; at + 4 <= extra.length;) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === wanted) return extra.subarray(at + 4, end);
    at = end;
  }
  return Buffer.alloc(0);
}

/** Places beyond the end of the file, and what zlib can't unpack, are damage. */
function reading<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (/^(Z_|ERR_BUFFER_|ERR_OUT_OF_RANGE)/.test(codeOf(error))) throw faults.damaged();
    throw error;
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

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
