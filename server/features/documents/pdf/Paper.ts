import PDFDocument from 'pdfkit';
import { type FarEastFont, farEastFonts, notoSans, type Weight } from './fonts';

/** The area inside the margins of an A4 page, in points. */
export const page = { left: 36, right: 559.28, width: 523.28, top: 36, bottom: 797 } as const;

/** The colors of printed documents: ink and paper, one accent, and tints that survive black-and-white printing. */
export const palette = {
  ink: '#1b2426',
  soft: '#566164',
  accent: '#0f5b63',
  line: '#cfd6d6',
  tint: '#f0f3f3',
  none: '#e9ecec',
  wanted: '#fdf0cc',
} as const;

/** How a line of text looks and how it is aligned. */
export interface TextLook {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'center' | 'right';
}

const smallest = 3.5;

/** Pages written from top to bottom; `y` is where the next item goes. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  y: number = page.top;
  private readonly chunks: Buffer[] = [];
  private readonly ended: Promise<void>;
  /** The font of each Chinese or Japanese character. */
  private readonly farEast = new Map<string, string>();

  /** Begins a document; `letters` contains every character that will be written. */
  static async begin(about: { title: string; author: string; letters: string }): Promise<Paper> {
    return new Paper(about, await farEastFonts(about.letters));
  }

  private constructor(about: { title: string; author: string }, fonts: readonly FarEastFont[]) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: about.title, Author: about.author, Creator: 'Linedesk' },
    });
    this.doc.registerFont('regular', notoSans('regular'));
    this.doc.registerFont('semibold', notoSans('semibold'));
    for (const [n, { signs, weights }] of fonts.entries()) {
      this.doc.registerFont(`regular ${n}`, weights.regular);
      this.doc.registerFont(`semibold ${n}`, weights.semibold);
      for (const sign of signs) this.farEast.set(sign, String(n));
    }
    this.ended = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
  }

  /** Begins a new page unless this height fits on the current one; returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= page.bottom) return false;
    this.doc.addPage();
    this.y = page.top;
    return true;
  }

  /** The width of a line. */
  widthOf(text: string, { size = 8, weight = 'regular' }: TextLook = {}): number {
    return this.runsOf(text, weight).reduce(
      (sum, [run, font]) => sum + this.doc.font(font).fontSize(size).widthOfString(run),
      0,
    );
  }

  /** Writes one line on a baseline, cut with an ellipsis if it is wider than `width`. */
  text(text: string, x: number, baseline: number, width: number, look: TextLook = {}): void {
    this.line(this.cut(text, width, look), x, baseline, width, look);
  }

  /**
   * Writes a number on a baseline. If it is too wide it is written smaller, since a truncated number would be wrong.
   */
  figure(text: string, x: number, baseline: number, width: number, look: TextLook = {}): void {
    const { size = 8 } = look;
    const wide = this.widthOf(text, look);
    const fitting = wide <= width ? size : Math.max(smallest, (size * width) / wide);
    this.line(text, x, baseline, width, { ...look, size: fitting });
  }

  /** Wraps text to a width, in at most `most` lines; the last is cut with an ellipsis. */
  wrap(text: string, width: number, most: number, look: TextLook = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of wordsOf(text)) {
      const longer = line === '' ? word.trimStart() : line + word;
      if (line === '' || this.widthOf(longer.trimEnd(), look) <= width) line = longer;
      else {
        lines.push(line.trimEnd());
        line = word.trimStart();
      }
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    if (lines.length <= most) return lines.map((one) => this.cut(one, width, look));
    const rest = lines.slice(most - 1).join(' ');
    return [...lines.slice(0, most - 1), rest].map((one) => this.cut(one, width, look));
  }

  /** Writes lines below each other, the first on the given baseline. */
  lines(
    lines: readonly string[],
    x: number,
    baseline: number,
    width: number,
    look: TextLook & { leading: number },
  ) {
    for (const [n, line] of lines.entries()) this.text(line, x, baseline + n * look.leading, width, look);
  }

  /** Draws a picture, or a discreet placeholder if it is missing. */
  picture(bytes: Buffer | null, x: number, y: number, size: { width: number; height: number }): void {
    const { width, height } = size;
    if (bytes !== null) this.doc.image(bytes, x, y, { width, height });
    else {
      this.box(x, y, width, height, palette.tint);
      const look = { size: 6.5, color: palette.soft, align: 'center' } as const;
      this.text('No picture', x, y + height / 2 + 2, width, look);
    }
  }

  /** Draws a filled box. */
  box(x: number, y: number, width: number, height: number, color: string): void {
    this.doc.rect(x, y, width, height).fill(color);
  }

  /** Draws a thin horizontal line. */
  rule(x: number, y: number, width: number, color: string = palette.line, weight = 0.5): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .stroke(color);
  }

  /** Numbers the pages, adds the footer to each, and returns the bytes of the file. */
  async finish(foot: string): Promise<Uint8Array> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let n = 0; n < count; n += 1) {
      this.doc.switchToPage(start + n);
      const look = { size: 7, color: palette.soft };
      this.rule(page.left, 808, page.width);
      this.text(foot, page.left, 819, 420, look);
      this.text(`${n + 1} / ${count}`, page.right - 80, 819, 80, { ...look, align: 'right' });
    }
    this.doc.end();
    await this.ended;
    return Buffer.concat(this.chunks);
  }

  private line(text: string, x: number, baseline: number, width: number, look: TextLook): void {
    const { size = 8, weight = 'regular', color = palette.ink, align = 'left' } = look;
    if (text === '') return;
    const room = align === 'left' ? 0 : width - this.widthOf(text, { size, weight });
    let at = x + (align === 'center' ? room / 2 : room);
    for (const [run, font] of this.runsOf(text, weight)) {
      this.doc.font(font).fontSize(size).fillColor(color);
      this.doc.text(run, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.doc.widthOfString(run);
    }
  }

  /** Splits text into runs of one font each. */
  private runsOf(text: string, weight: Weight): [run: string, font: string][] {
    if (this.farEast.size === 0) return [[text, weight]];
    const runs: [string, string][] = [];
    for (const sign of text) {
      const farEast = this.farEast.get(sign);
      const font = farEast === undefined ? weight : `${weight} ${farEast}`;
      const last = runs.at(-1);
      if (last?.[1] === font) last[0] += sign;
      else runs.push([sign, font]);
    }
    return runs;
  }

  private cut(text: string, width: number, look: TextLook): string {
    const clean = text.replace(/\s+/g, ' ');
    if (this.widthOf(clean, look) <= width) return clean;
    const letters = [...clean];
    let [fits, tooMany] = [0, letters.length];
    while (fits + 1 < tooMany) {
      const half = (fits + tooMany) >> 1;
      const isShort = this.widthOf(`${letters.slice(0, half).join('')}…`, look) <= width;
      if (isShort) fits = half;
      else tooMany = half;
    }
    return `${letters.slice(0, fits).join('').trimEnd()}…`;
  }
}

const farEast = '\\u2e80-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\uff00-\\uffef';
const pieces = new RegExp(`\\s*[${farEast}]|\\s*[^\\s${farEast}]+`, 'g');

/** Splits text where a line may break: words with the space before them, and single Chinese and Japanese characters. */
const wordsOf = (text: string): string[] => text.match(pieces) ?? [];
