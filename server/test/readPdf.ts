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
  checkEnd(bytes);
  const objects = readObjects(bytes);
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

/** Follows the file from its end, as every reader does: to the table that says where each object begins. */
function checkEnd(bytes: Buffer): void {
  const content = bytes.toString('latin1');
  const table = Number(/\nstartxref\n(\d+)\n%%EOF\n$/.exec(content)?.[1]);
  if (!content.startsWith('xref\n', table)) throw new Error('The PDF has no end.');
  for (const [n, [, offset]] of [...content.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].entries()) {
    if (!content.startsWith(`${n + 1} 0 obj\n`, Number(offset)))
      throw new Error(`The object ${n + 1} of the PDF is not where its table says.`);
  }
}

function readObjects(bytes: Buffer): Map<number, { head: string; body: string }> {
  const content = bytes.toString('latin1');
  const objects = new Map<number, { head: string; body: string }>();
  for (const match of content.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream] = (match[2] ?? '').split('\nstream\n');
    const isText = stream !== undefined && head.includes('/FlateDecode');
    const packed = Buffer.from((stream ?? '').replace(/\nendstream$/, ''), 'latin1');
    objects.set(Number(match[1]), { head, body: isText ? inflateSync(packed).toString('latin1') : '' });
  }
  return objects;
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
