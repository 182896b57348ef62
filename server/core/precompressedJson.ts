import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** The header of a gzip file without a modification time (RFC 1952, 2.3). */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block of deflated data (RFC 1951, 3.2.6). */
const lastBlock = Buffer.from([3, 0]);

/** A part of a JSON text that many responses may share: it is compressed only once. */
export class GzipChunk {
  private packed: Promise<Buffer> | undefined;

  /** `level` is zlib's: a higher one pays off for chunks that are sent often. */
  constructor(
    readonly plain: Buffer,
    private readonly level = 1,
  ) {}

  /** Deflated independently and without a final block, so that another chunk can follow. */
  deflated(): Promise<Buffer> {
    this.packed ??= deflate(this.plain, { level: this.level, finishFlush: constants.Z_FULL_FLUSH });
    return this.packed;
  }
}

/** The JSON of an object with its garments; `own` is the JSON of the object without them. */
export const withGarments = (own: string, garments: readonly GzipChunk[]): GzipChunk[] => [
  new GzipChunk(Buffer.from(`${own.slice(0, -1)},"garments":[`)),
  ...garments,
  new GzipChunk(Buffer.from(']}')),
];

/** A JSON response made of chunks; its maker must write only what the contract declares. */
export class PrecompressedJson {
  constructor(
    readonly chunks: readonly GzipChunk[],
    /** Its entity tag, quotes included. */
    readonly etag: string,
  ) {}

  /** The text. */
  toPlain(): Buffer {
    return Buffer.concat(this.chunks.map(({ plain }) => plain));
  }

  /** The text as one gzip member: compressed chunks are concatenated, and only the checksum is computed. */
  async toGzip(): Promise<Buffer> {
    // `crc32` of an empty buffer would restart the checksum.
    const chunks = this.chunks.filter(({ plain }) => plain.length > 0);
    const deflated = await Promise.all(chunks.map((chunk) => chunk.deflated()));
    const end = Buffer.alloc(8);
    end.writeUInt32LE(
      chunks.reduce((sum, { plain }) => crc32(plain, sum), 0),
      0,
    );
    end.writeUInt32LE(chunks.reduce((length, { plain }) => length + plain.length, 0) % 2 ** 32, 4);
    return Buffer.concat([gzipHead, ...deflated, lastBlock, end]);
  }
}
