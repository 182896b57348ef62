/** A letter of a font: its outline as TrueType has it, in units of the em. */
export interface Letter {
  codePoint: number;
  advance: number;
  points: readonly { x: number; y: number; onCurve: boolean; endContour: boolean }[];
}

interface Metrics {
  name: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
}

/** The bytes of a TrueType font of these letters, with the tables that embedding one in a PDF takes. */
export function buildFont(
  { name, unitsPerEm, ascent, descent }: Metrics,
  letters: readonly Letter[],
): Buffer {
  const sorted = [...letters].sort((a, b) => a.codePoint - b.codePoint);
  // The first glyph of a font stands for what it lacks.
  const glyphs = [Buffer.alloc(0), ...sorted.map(({ points }) => outline(points))];
  const advances = [unitsPerEm, ...sorted.map(({ advance }) => advance)];
  const offsets = [0];
  for (const { length } of glyphs) offsets.push((offsets.at(-1) ?? 0) + length);
  const tables: Record<string, Buffer> = {
    cmap: characterMap(sorted.map(({ codePoint }) => codePoint)),
    glyf: Buffer.concat(glyphs),
    head: words([
      1,
      0,
      1,
      0,
      0,
      0,
      0x5f0f,
      0x3cf5,
      3,
      unitsPerEm,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      descent,
      unitsPerEm,
      ascent,
      0,
      8,
      2,
      1,
      0,
    ]),
    hhea: words([
      1,
      0,
      ascent,
      descent,
      0,
      unitsPerEm,
      0,
      0,
      unitsPerEm,
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      glyphs.length,
    ]),
    hmtx: words(advances.flatMap((advance) => [advance, 0])),
    loca: longs(offsets),
    maxp: words([1, 0, glyphs.length, ...Array<number>(13).fill(0)]),
    name: nameTable(name),
    post: words([3, 0, ...Array<number>(14).fill(0)]),
  };
  return pack(tables);
}

/** The glyph of an outline: its contours as points, each relative to the one before. */
function outline(points: Letter['points']): Buffer {
  const ends = points.flatMap(({ endContour }, n) => (endContour ? [n] : []));
  if (ends.length === 0) return Buffer.alloc(0);
  const rounded = points.map(({ x, y, onCurve }) => ({ x: Math.round(x), y: Math.round(y), onCurve }));
  const [xs, ys] = [rounded.map(({ x }) => x), rounded.map(({ y }) => y)];
  const steps = (values: number[]) => words(values.map((value, n) => value - (values[n - 1] ?? 0)));
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const glyph = Buffer.concat([
    words([ends.length, ...box, ...ends, 0]),
    Buffer.from(rounded.map(({ onCurve }) => (onCurve ? 1 : 0))),
    steps(xs),
    steps(ys),
  ]);
  return padded(glyph);
}

function characterMap(codePoints: readonly number[]): Buffer {
  const groups = codePoints.flatMap((codePoint, n) => [codePoint, codePoint, n + 1]);
  const head = words([0, 1, 3, 10, 0, 12, 12, 0]);
  return Buffer.concat([head, longs([16 + groups.length * 4, 0, codePoints.length, ...groups])]);
}

/** A name table with the one name that a PDF takes from it. */
function nameTable(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16();
  return Buffer.concat([words([0, 1, 18, 3, 1, 0x409, 6, text.length, 0]), text]);
}

function pack(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).sort();
  const head = words([1, 0, names.length, 128, 3, names.length * 16 - 128]);
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  let at = 12 + names.length * 16;
  for (const name of names) {
    const body = tables[name] ?? Buffer.alloc(0);
    directory.push(Buffer.from(name), longs([0, at, body.length]));
    bodies.push(padded(body));
    at += padded(body).length;
  }
  return Buffer.concat([head, ...directory, ...bodies]);
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** Numbers of two bytes each; below zero as their complement. */
function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [n, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, n * 2);
  return bytes;
}

function longs(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value, n * 4);
  return bytes;
}
