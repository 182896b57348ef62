import { zipSync } from 'fflate';
import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { faults } from './spreadsheetFaults';

/** A file inside a zip, as the zip's directory declares it; nothing is unpacked yet. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  size: number;
  /** Never unpacks more than `size` bytes; throws one of the `faults` when the file is not as declared. */
  unpack: () => Promise<Buffer>;
}

/** Lists a zip from its directory alone, without unpacking anything; throws one of the `faults` when it is damaged. */
export function listZip(bytes: Buffer): Promise<ZipEntry[]> {
  return orDamaged(async () => {
    const zip = await fromBufferPromise(bytes, { decodeStrings: false });
    const entries: ZipEntry[] = [];
    for await (const entry of zip.eachEntry()) {
      entries.push({
        name: nameOf(entry),
        isEncrypted: entry.isEncrypted(),
        size: entry.uncompressedSize,
        unpack: () => orDamaged(() => unpack(bytes, zip, entry)),
      });
    }
    return entries;
  });
}

/** Some writers use their own system's path separators, or start with one. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false).replace(/^\//, '');
}

/** One synchronous zlib call per file: a stream per file takes several times as long for a zip of many small files. */
async function unpack(bytes: Buffer, zip: ZipFile, entry: Entry): Promise<Buffer> {
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = bytes.subarray(start, start + entry.compressedSize);
  const content = entry.compressionMethod === 0 ? packed : inflate(packed, entry);
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32) throw faults.damaged();
  return content;
}

function inflate(packed: Buffer, { compressionMethod, uncompressedSize }: Entry): Buffer {
  if (compressionMethod !== 8) throw faults.damaged();
  // zlib accepts no limit below one byte; `unpack` catches a file that is declared empty but isn't.
  return inflateRawSync(packed, { maxOutputLength: Math.max(uncompressedSize, 1) });
}

/** Whatever yauzl and zlib can't read counts as damaged, except strong encryption, which yauzl does not support. */
async function orDamaged<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Error && error.message.includes('encryption')
      ? faults.password()
      : faults.damaged();
  }
}

/** A file inside a zip, unpacked. */
export interface ZipPart {
  name: string;
  content: Buffer;
}

/** Packs the parts of a workbook into a zip without compressing them; of two with the same name the later one wins. */
export function storeZip(parts: readonly ZipPart[]): Uint8Array {
  return zipSync(Object.fromEntries(parts.map(({ name, content }) => [name, content])), {
    level: 0,
    mtime: firstZipDate,
  });
}

/** The earliest date a zip can store, in local time: the same files make the same zip. */
export const firstZipDate = new Date(1980, 0, 1);
