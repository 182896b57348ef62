import { inflateSync } from 'node:zlib';

/** A piece of text on a page: where it begins and ends, and its baseline measured from the top, in points. */
export interface PdfText {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
}

/** A page as it was written. */
export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
  pictures: number;
}

interface Font {
  letters: Map<number, string>;
  widths: number[];
}

/** Reads the texts and pictures of a PDF written by pdfkit, page by page; throws if the file is incomplete. */
export function readPdf(bytes: Buffer): PdfPage[] {
  const objects = readPdfObjects(bytes);
  const object = (id: string | undefined) => {
    const found = objects.get(Number(id));
    if (found === undefined) throw new Error(`The PDF has no object ${id}.`);
    return found;
  };
  const fontOf = (id: string | undefined): Font => {
    const font = object(id).head;
    const descendant = object(/\/DescendantFonts \[(\d+)/.exec(font)?.[1]).head;
    const widths = (/\/W \[0 \[([^\]]*)\]/.exec(descendant)?.[1] ?? '').split(' ').map(Number);
    return { widths, letters: lettersOf(object(/\/ToUnicode (\d+)/.exec(font)?.[1]).body) };
  };
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Pages/.test(head));
  const kids = (/\/Kids \[([^\]]*)\]/.exec(pages[0]?.head ?? '')?.[1] ?? '').matchAll(/(\d+) 0 R/g);
  return [...kids].map(([, id]) => {
    const { head } = object(id);
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head);
    const [width, height] = [Number(box?.[1]), Number(box?.[2])];
    const resources = object(/\/Resources (\d+)/.exec(head)?.[1]).head;
    const named = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)];
    const fonts = new Map(named.map(([, name = '', font]) => [name, fontOf(font)]));
    const content = object(/\/Contents (\d+)/.exec(head)?.[1]).body;
    const pictures = [...content.matchAll(/\/I\d+ Do/g)].length;
    return { width, height, pictures, texts: textsOf(content, fonts, height) };
  });
}

/** An object of a PDF: its value, and the content of a stream that is text. */
interface PdfObject {
  head: string;
  body: string;
}

/**
 * The objects of a PDF, found from its end as every reader does: by the table that says where each is, by itself or in a
 * stream with others. Throws if one of them is somewhere else.
 */
export function readPdfObjects(bytes: Buffer): Map<number, PdfObject> {
  const content = bytes.toString('latin1');
  const table = Number(/\nstartxref\n(\d+)\n%%EOF\n$/.exec(content)?.[1]);
  const { head, body } = objectAt(content, table, /^(\d+)/.exec(content.slice(table))?.[1] ?? '');
  if (!head.includes('/Type /XRef\n/W [1 4 2]\n')) throw new Error('The PDF has no table of its objects.');
  const entries = Buffer.from(body, 'latin1');
  const objects = new Map<number, PdfObject>();
  const packed = new Map<number, string[]>();
  for (let id = 1; id < entries.length / 7; id += 1) {
    const [kind, where] = [entries.readUInt8(id * 7), entries.readUInt32BE(id * 7 + 1)];
    if (kind === 1) objects.set(id, objectAt(content, where, id));
    else packed.set(where, [...(packed.get(where) ?? []), `${id} ${entries.readUInt16BE(id * 7 + 5)}`]);
  }
  for (const [stream, expected] of packed) {
    const values = packedIn(objects.get(stream));
    const found = values.map(([id], index) => `${id} ${index}`);
    if (found.join() !== expected.join())
      throw new Error(`The stream ${stream} of the PDF has other objects.`);
    objects.delete(stream);
    for (const [id, value] of values) objects.set(id, { head: value, body: '' });
  }
  return objects;
}

function objectAt(content: string, offset: number, id: number | string): PdfObject {
  const [begin, end] = [`${id} 0 obj\n`, content.indexOf('\nendobj\n', offset)];
  if (!content.startsWith(begin, offset) || end === -1)
    throw new Error(`The object ${id} of the PDF is not where its table says.`);
  const [head = '', stream = ''] = content.slice(offset + begin.length, end).split('\nstream\n');
  const bytes = stream.replace(/\nendstream$/, '');
  const isPacked = head.includes('/FlateDecode');
  if (head.includes('/Filter') && !isPacked) return { head, body: '' };
  return { head, body: isPacked ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes };
}

/** The objects that a stream holds, by their numbers. */
function packedIn({ head, body }: PdfObject = { head: '', body: '' }): [id: number, value: string][] {
  const first = Number(/\/Type \/ObjStm\n\/N \d+\n\/First (\d+)/.exec(head)?.[1]);
  const begins = [...body.slice(0, first).matchAll(/(\d+) (\d+)/g)];
  return begins.map(([, id, begin], n) => {
    const next = begins[n + 1]?.[2];
    return [
      Number(id),
      body.slice(first + Number(begin), next === undefined ? undefined : first + Number(next)).trimEnd(),
    ];
  });
}

/** The characters of a font's glyphs, from its ToUnicode table. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    for (const [n, [, codes = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = codes.split(' ').map((code) => Number.parseInt(code, 16));
      letters.set(Number.parseInt(first, 16) + n, String.fromCharCode(...units));
    }
  }
  return letters;
}

const shown = /BT\n1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/(F\d+) ([\d.]+) Tf\n([\s\S]*?)ET/g;

/** Glyphs with the space between them, or a step to where a mark such as an accent is placed. */
const drawn = /\[([^\]]*)\] TJ|1 0 0 1 ([\d.-]+) [\d.-]+ Tm/g;

function textsOf(content: string, fonts: ReadonlyMap<string, Font>, height: number): PdfText[] {
  return [...content.matchAll(shown)].map(([, x, y, name = '', points, steps = '']) => {
    const font = fonts.get(name);
    if (font === undefined) throw new Error(`The page has no font ${name}.`);
    const size = Number(points);
    let [text, left, advance] = ['', Number(x), 0];
    for (const [, pieces, at] of steps.matchAll(drawn)) {
      if (at !== undefined) [left, advance] = [Number(at), 0];
      for (const [piece, hex] of (pieces ?? '').matchAll(/<([0-9a-f]*)>|-?[\d.]+/g)) {
        if (hex === undefined) advance -= Number(piece);
        for (const [glyph] of (hex ?? '').matchAll(/.{4}/g)) {
          text += font.letters.get(Number.parseInt(glyph, 16)) ?? '';
          advance += font.widths[Number.parseInt(glyph, 16)] ?? 0;
        }
      }
    }
    return { text, x: Number(x), right: left + (advance * size) / 1000, y: height - Number(y), size };
  });
}
