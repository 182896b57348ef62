import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** What begins a gzip file made at no known time (RFC 1952, 2.3). */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block of deflated data (RFC 1951, 3.2.6). */
const lastBlock = Buffer.from([3, 0]);

/** A part of a JSON text, compressed at most once, so that many responses may share it. */
export class GzipChunk {
  private packed: Promise<Buffer> | undefined;

  /** `level` is zlib's: a higher one pays for pieces that are sent often. */
  constructor(
    readonly plain: Buffer,
    private readonly level = 1,
  ) {}

  /** Deflated on its own and without an end, so that another piece may follow. */
  deflated(): Promise<Buffer> {
    this.packed ??= deflate(this.plain, { level: this.level, finishFlush: constants.Z_FULL_FLUSH });
    return this.packed;
  }
}

/** The JSON of an object with its garments, given that of the rest of it. */
export const withGarments = (own: string, garments: readonly GzipChunk[]): GzipChunk[] => [
  new GzipChunk(Buffer.from(`${own.slice(0, -1)},"garments":[`)),
  ...garments,
  new GzipChunk(Buffer.from(']}')),
];

/** A JSON response made of pieces; its maker must write only what the contract declares. */
export class PrecompressedJson {
  constructor(
    readonly pieces: readonly GzipChunk[],
    /** Its entity tag, quotes included. */
    readonly etag: string,
  ) {}

  /** The text. */
  toPlain(): Buffer {
    return Buffer.concat(this.pieces.map(({ plain }) => plain));
  }

  /** The text as one gzip member: pieces are joined as they are, only the checksum is counted anew. */
  async toGzip(): Promise<Buffer> {
    // The checksum of nothing would begin anew.
    const pieces = this.pieces.filter(({ plain }) => plain.length > 0);
    const deflated = await Promise.all(pieces.map((piece) => piece.deflated()));
    const end = Buffer.alloc(8);
    end.writeUInt32LE(
      pieces.reduce((sum, { plain }) => crc32(plain, sum), 0),
      0,
    );
    end.writeUInt32LE(pieces.reduce((length, { plain }) => length + plain.length, 0) % 2 ** 32, 4);
    return Buffer.concat([gzipHead, ...deflated, lastBlock, end]);
  }
}
