import { zipSync } from 'fflate';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { Problem, Refusal } from '../core/problems';
import { faults } from './spreadsheetFaults';

/** A file inside a zip, as the zip's directory declares it; nothing is unpacked yet. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  size: number;
  /**
   * Never unpacks more than `size` bytes; throws one of the `faults` when the file is not as declared. `check` gets the
   * pieces as they are unpacked, and stops that by throwing another fault.
   */
  unpack: (check?: PieceCheck) => Promise<Buffer>;
}

type PieceCheck = (piece: Buffer, isLast: boolean) => void;

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
        unpack: (check = ignore) => orDamaged(() => unpack(bytes, zip, entry, check)),
      });
    }
    return entries;
  });
}

/** Some writers use their own system's path separators, or start with one. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false).replace(/^\//, '');
}

const ignore: PieceCheck = () => undefined;

/** From this size on, a file is unpacked and checked in pieces of a mebibyte. */
const largeSize = 4 * 1024 * 1024;
const pieceSize = 1024 * 1024;

async function unpack(bytes: Buffer, zip: ZipFile, entry: Entry, check: PieceCheck): Promise<Buffer> {
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = bytes.subarray(start, start + entry.compressedSize);
  const isLarge = entry.compressionMethod === 8 && entry.uncompressedSize > largeSize;
  const content = isLarge ? await inflateInPieces(packed, entry, check) : inflate(packed, entry);
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32) throw faults.damaged();
  if (!isLarge) check(content, true);
  return content;
}

async function inflateInPieces(packed: Buffer, { uncompressedSize }: Entry, check: PieceCheck) {
  const unpacking = createInflateRaw({ chunkSize: pieceSize });
  unpacking.end(packed);
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of unpacking as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > uncompressedSize) throw faults.damaged();
    check(piece, false);
    pieces.push(piece);
  }
  check(Buffer.alloc(0), true);
  return Buffer.concat(pieces);
}

/** One synchronous zlib call per file: a stream per file takes several times as long for a zip of many small files. */
function inflate(packed: Buffer, { compressionMethod, uncompressedSize }: Entry): Buffer {
  if (compressionMethod === 0) return packed;
  if (compressionMethod !== 8) throw faults.damaged();
  // zlib accepts no limit below one byte; `unpack` catches a file that is declared empty but isn't.
  return inflateRawSync(packed, { maxOutputLength: Math.max(uncompressedSize, 1) });
}

/** Whatever yauzl and zlib can't read counts as damaged, except strong encryption, which yauzl does not support. */
async function orDamaged<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal || error instanceof Problem) throw error;
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
