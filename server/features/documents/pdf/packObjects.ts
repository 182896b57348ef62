import { deflateSync } from 'node:zlib';

/** So many objects share a stream that a reader who wants one of them unpacks. */
const inStream = 500;
/** The bytes of an entry of the table: its kind, where the object or its stream is, and its number in the stream. */
const entryBytes = [1, 4, 2] as const;

/** A line of a file, whose characters are bytes, or the bytes of a stream. */
export type Piece = string | Uint8Array;

interface WrittenObject {
  id: number;
  /** Its value; for a stream also what encloses its bytes, and they. */
  pieces: readonly Piece[];
}

/**
 * The bytes of a file that pdfkit wrote in these pieces. Pdfkit writes each object as text; here those that are no streams,
 * such as the elements of the structure, are compressed together in object streams, and a stream is the table that says
 * where each begins (PDF 1.5).
 */
export function packObjects(written: readonly Piece[]): Uint8Array {
  const { head, objects, trailer } = split(written);
  const file = new PackedFile(head, objects.length);
  const isStream = ({ pieces }: WrittenObject) => pieces.length > 1;
  for (const { id, pieces } of objects.filter(isStream)) file.add(id, pieces);
  const others = objects.filter((object) => !isStream(object)).sort((one, other) => one.id - other.id);
  for (let first = 0; first < others.length; first += inStream)
    file.addTogether(others.slice(first, first + inStream));
  return file.end(trailer);
}

/** Pdfkit writes `7 0 obj`, a value, perhaps `stream`, its bytes and `endstream`, and `endobj`, each as a piece. */
function split(written: readonly Piece[]) {
  const idAt = (at: number) => Number(/^(\d+) 0 obj\n$/.exec(String(written[at]))?.[1] ?? 0);
  const objects: WrittenObject[] = [];
  let at = 2;
  for (let id = idAt(at); id > 0; id = idAt(at)) {
    const end = at + (written[at + 2] === 'stream\n' ? 5 : 2);
    if (written[end] !== 'endobj\n') break;
    objects.push({ id, pieces: written.slice(at + 1, end) });
    at = end + 1;
  }
  if (written[at] !== 'xref\n') throw new Error('The PDF has no table of its objects.');
  return { head: written.slice(0, 2), objects, trailer: String(written.at(-4)) };
}

/** A file with its table of where each object is. */
class PackedFile {
  private readonly pieces: Uint8Array[] = [];
  private length = 0;
  /** By the number of the object; number 0 is free. */
  private readonly table: [kind: number, where: number, index: number][] = [[0, 0, 0xffff]];

  constructor(
    head: readonly Piece[],
    private last: number,
  ) {
    for (const piece of head) this.write(piece);
  }

  add(id: number, pieces: readonly Piece[]): void {
    this.table[id] = [1, this.length, 0];
    this.write(`${id} 0 obj\n`);
    for (const piece of pieces) this.write(piece);
    this.write('endobj\n');
  }

  addTogether(objects: readonly WrittenObject[]): void {
    const stream = (this.last += 1);
    const begins: string[] = [];
    let length = 0;
    for (const [index, { id, pieces }] of objects.entries()) {
      this.table[id] = [2, stream, index];
      begins.push(`${id} ${length}`);
      for (const piece of pieces) length += piece.length;
    }
    const head = `${begins.join(' ')}\n`;
    const about = `/Type /ObjStm\n/N ${objects.length}\n/First ${head.length}`;
    this.addStream(stream, about, toBytes(head + objects.flatMap(({ pieces }) => pieces).join('')));
  }

  /** Ends the file with its table; `trailer` says which object is its root. */
  end(trailer: string): Uint8Array {
    const id = (this.last += 1);
    const begin = this.length;
    this.table[id] = [1, begin, 0];
    const entries = this.table.map(toEntry);
    const about = trailer
      .trim()
      .slice(3, -3)
      .replace(/\/Size \d+/, `/Size ${entries.length}`);
    this.addStream(id, `/Type /XRef\n/W [${entryBytes.join(' ')}]\n${about}`, Buffer.concat(entries));
    this.write(`startxref\n${begin}\n%%EOF\n`);
    return Buffer.concat(this.pieces, this.length);
  }

  private addStream(id: number, about: string, content: Uint8Array): void {
    const packed = deflateSync(content);
    const dictionary = `<<\n${about}\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\n`;
    this.add(id, [dictionary, 'stream\n', packed, '\nendstream\n']);
  }

  private write(piece: Piece): void {
    const bytes = toBytes(piece);
    this.pieces.push(bytes);
    this.length += bytes.length;
  }
}

const toBytes = (piece: Piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece);

function toEntry(fields: readonly [number, number, number]): Buffer {
  const entry = Buffer.alloc(7);
  entry.writeUInt8(fields[0], 0);
  entry.writeUInt32BE(fields[1], 1);
  entry.writeUInt16BE(fields[2], 5);
  return entry;
}
