import { zipSync } from 'fflate';
import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { faults } from './SpreadsheetFault';

/** A file inside a zip, as the directory of the zip declares it; nothing of it is unpacked yet. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  size: number;
  /** Never takes more than `size` from the zip; throws a `SpreadsheetFault` when the file is not what was declared. */
  unpack: () => Promise<Buffer>;
}

/** Lists a zip by its directory alone, without unpacking anything; throws a `SpreadsheetFault` when it is damaged. */
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

/** Some writers use the separators of their own system, or begin with one. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false).replace(/^\//, '');
}

/** A call of zlib for each file: a stream for each takes several times as long for a zip of many small ones. */
async function unpack(bytes: Buffer, zip: ZipFile, entry: Entry): Promise<Buffer> {
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = bytes.subarray(start, start + entry.compressedSize);
  const content = entry.compressionMethod === 0 ? packed : inflate(packed, entry);
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32) throw faults.damaged();
  return content;
}

function inflate(packed: Buffer, { compressionMethod, uncompressedSize }: Entry): Buffer {
  if (compressionMethod !== 8) throw faults.damaged();
  // Zlib takes no limit below one byte, and would tell an empty file from an overlong one by nothing else.
  return inflateRawSync(packed, { maxOutputLength: Math.max(uncompressedSize, 1) });
}

/** What yauzl and zlib can't read is damage, but for the strong encryption that yauzl does not know. */
async function orDamaged<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Error && error.message.includes('encryption')
      ? faults.password()
      : faults.damaged();
  }
}

/** Packs the parts of a workbook into a zip as they are, without deflating them; of two with one name the later stays. */
export function storeZip(parts: readonly { name: string; content: Buffer }[]): Uint8Array {
  return zipSync(Object.fromEntries(parts.map(({ name, content }) => [name, content])), {
    level: 0,
    mtime: firstZipDate,
  });
}

/** The first date that a zip knows, in local time: the same files make the same zip. */
export const firstZipDate = new Date(1980, 0, 1);
