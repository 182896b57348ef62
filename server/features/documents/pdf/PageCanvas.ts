import type { PaperSize } from '../content';
import type { Texts } from '../texts';
import type { Weight } from './fonts';
import type { CarryOver } from './CarryOver';
import { FontSet } from './FontSet';
import { PdfWriter } from './PdfWriter';
import { Structure } from './Structure';
import { lettersOf, wrapText } from './wrap';

/** The colors of printed documents: ink and canvas, one accent, and tints that survive black-and-white printing. */
export const palette = {
  ink: '#1b2426',
  soft: '#566164',
  accent: '#0f5b63',
  line: '#cfd6d6',
  tint: '#f0f3f3',
  none: '#e9ecec',
  wanted: '#fdf0cc',
} as const;

/** The style and alignment of a line of text. */
export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'center' | 'right';
}

const sizes = { A4: [595.28, 841.89], Letter: [612, 792] } as const;
const margin = 36;
/** The smallest print that people read without effort. */
const smallest = 6;

/** What a document is: its names, its sheets, and every character that will be written. */
interface About {
  texts: Texts;
  title: string;
  author: string;
  letters: string;
  paper: PaperSize;
}

/** Pages written from top to bottom; `y` is where the next item goes. */
export class PageCanvas {
  /** The area inside the margins of a page, in points. */
  readonly page: { left: number; right: number; width: number; top: number; bottom: number; height: number };
  readonly structure: Structure;
  y: number;
  /** The sum that the foot of each page carries over to the next; null if it carries none. */
  carryOver: CarryOver | null = null;
  /** What each page that another follows carries over. */
  private readonly carried: string[] = [];
  private color = '';

  /** Begins a document. */
  static async begin(about: About): Promise<PageCanvas> {
    const doc = new PdfWriter({
      font: '',
      size: [...sizes[about.paper]],
      margin: 0,
      bufferPages: true,
      lang: about.texts.language,
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
      info: { Title: about.title, Author: about.author, Creator: 'Linedesk' },
    });
    return new PageCanvas(
      doc,
      about.texts,
      await FontSet.begin(doc, about.letters, about.texts),
      sizes[about.paper],
    );
  }

  private constructor(
    readonly doc: PdfWriter,
    readonly texts: Texts,
    private readonly letters: FontSet,
    [width, height]: readonly [number, number],
  ) {
    const right = width - margin;
    this.page = { left: margin, right, width: right - margin, top: margin, bottom: height - 45, height };
    this.y = this.page.top;
    this.structure = new Structure(doc);
  }

  /** The height of an empty page. */
  get room(): number {
    return this.page.bottom - this.page.top;
  }

  /** Begins a new page unless this height fits on the current one; returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= this.page.bottom) return false;
    this.carried.push(this.carryOver?.text ?? '');
    this.doc.settle();
    this.doc.addPage();
    this.color = '';
    this.y = this.page.top;
    return true;
  }

  /** The width of a line. */
  widthOf(text: string, { size = 8, weight = 'regular' }: TextStyle = {}): number {
    return this.letters.widthOf(text, weight, size);
  }

  /** Writes one line on a baseline, cut with an ellipsis if it is wider than `width`. */
  text(text: string, x: number, baseline: number, width: number, textStyle: TextStyle = {}): void {
    this.line(this.cut(text, width, textStyle), x, baseline, width, textStyle);
  }

  /** Writes a number on a baseline. If it is too wide it is written smaller, since a cut number would be wrong. */
  figure(text: string, x: number, baseline: number, width: number, textStyle: TextStyle = {}): void {
    const { size = 8 } = textStyle;
    const wide = this.widthOf(text, textStyle);
    const fitting = wide <= width ? size : Math.max(smallest, (size * width) / wide);
    this.line(text, x, baseline, width, { ...textStyle, size: fitting });
  }

  /** Wraps text to a width; nothing is cut. */
  wrap(text: string, width: number, textStyle: TextStyle = {}): string[] {
    return wrapText(text, width, (part) => this.widthOf(part, textStyle));
  }

  /** Writes lines below each other, the first on the given baseline. */
  lines(
    lines: readonly string[],
    x: number,
    baseline: number,
    width: number,
    textStyle: TextStyle & { leading: number },
  ) {
    for (const [n, line] of lines.entries())
      this.line(line, x, baseline + n * textStyle.leading, width, textStyle);
  }

  /** Writes lines over the full width, over as many pages as they take. */
  flow(lines: readonly string[], textStyle: TextStyle & { leading: number }): void {
    for (const line of lines) {
      this.need(textStyle.leading);
      this.text(line, this.page.left, this.y + 8, this.page.width, textStyle);
      this.y += textStyle.leading;
    }
  }

  /** Draws a picture of something, or a discreet placeholder if it is missing. */
  picture(
    bytes: Buffer | null,
    alt: string,
    x: number,
    y: number,
    { width, height }: { width: number; height: number },
  ): void {
    if (bytes === null) {
      this.box(x, y, width, height, palette.tint);
      const textStyle = { size: 6.5, color: palette.soft, align: 'center' } as const;
      const label = this.texts.t('No picture');
      this.structure.aside(() => this.text(label, x, y + height / 2 + 2, width, textStyle));
      return;
    }
    const draw = () => this.structure.mark(() => this.image(bytes, x, y, width, { width, height }));
    this.structure.within('Figure', draw, { alt, bbox: this.bbox(x, y, width, height) });
  }

  /** Draws a picture in a box of this width, where its lines begin. */
  image(bytes: Buffer, x: number, y: number, width: number, size: PDFKit.Mixins.ImageOption): void {
    const align = this.texts.isRightToLeft ? 'right' : undefined;
    this.doc.image(bytes, this.leftOf(x, width), y, { ...size, align });
  }

  /** The edges of a box. */
  bbox(x: number, y: number, width: number, height: number): [number, number, number, number] {
    const left = this.leftOf(x, width);
    return [left, y, left + width, y + height];
  }

  /** Where a box has its left edge: pages from right to left mirror those from left to right. */
  private leftOf(x: number, width: number): number {
    return this.texts.isRightToLeft ? this.page.left + this.page.right - x - width : x;
  }

  /** Draws a filled box. */
  box(x: number, y: number, width: number, height: number, color: string): void {
    this.structure.artifact(() => this.doc.rect(this.leftOf(x, width), y, width, height).fill(color));
    this.color = color;
  }

  /** Draws a thin horizontal line. */
  rule(x: number, y: number, width: number, color: string = palette.line, weight = 0.5): void {
    const left = this.leftOf(x, width);
    this.structure.artifact(() =>
      this.doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(weight)
        .stroke(color),
    );
  }

  /** Numbers the pages, adds the footer to each, and returns the bytes of the file. */
  finish(foot: string): Uint8Array {
    const { start, count } = this.doc.bufferedPageRange();
    const { left, right, width, height } = this.page;
    const textStyle = { size: 7, color: palette.soft };
    for (let n = 0; n < count; n += 1) {
      this.doc.settle();
      this.doc.switchToPage(start + n);
      this.color = '';
      this.rule(left, height - 34, width);
      this.structure.aside(() => {
        this.text(foot, left, height - 23, width - 90, textStyle);
        this.text(`${n + 1} / ${count}`, right - 80, height - 23, 80, { ...textStyle, align: 'right' });
        const [before = '', after = ''] = [this.carried[n - 1], this.carried[n]];
        const { t } = this.texts;
        if (before !== '') this.carry(t('Brought forward: {sum}', { sum: before }), this.page.top - 5);
        if (after !== '') this.carry(t('Carried over: {sum}', { sum: after }), height - 37.5);
      });
    }
    this.doc.appendXML(universal);
    return this.doc.toBytes();
  }

  private carry(text: string, baseline: number): void {
    const { left, width } = this.page;
    this.text(text, left, baseline, width, { size: 7, weight: 'semibold', align: 'right' });
  }

  private line(text: string, x: number, baseline: number, width: number, textStyle: TextStyle): void {
    const { size = 8, weight = 'regular', color = palette.ink, align = 'left' } = textStyle;
    if (text === '') return;
    const isAtLeft = align === (this.texts.isRightToLeft ? 'right' : 'left');
    const room = isAtLeft ? 0 : width - this.letters.widthOf(text, weight, size);
    const runs = this.letters.runsOf(text, weight);
    this.structure.mark(() => {
      if (this.color !== color) this.doc.fillColor(color);
      this.color = color;
      let at = this.leftOf(x, width) + (align === 'center' ? room / 2 : room);
      for (const run of runs) {
        this.doc.font(run.font).fontSize(size);
        const textWidth =
          runs.length === 1 ? this.letters.widthOf(text, weight, size) : this.doc.widthOfString(run.text);
        const options = { lineBreak: false, baseline: 'alphabetic', textWidth, wordCount: 1 } as const;
        if (run.reads !== undefined) this.doc.markContent('Span', { actual: run.reads });
        this.doc.text(run.text, at, baseline, options);
        if (run.reads !== undefined) this.doc.endMarkedContent();
        at += textWidth;
      }
    });
  }

  private cut(text: string, width: number, textStyle: TextStyle): string {
    const clean = text.replace(/\s+/g, ' ');
    if (this.widthOf(clean, textStyle) <= width) return clean;
    const letters = lettersOf(clean);
    let [fits, tooMany] = [0, letters.length];
    while (fits + 1 < tooMany) {
      const half = (fits + tooMany) >> 1;
      const isShort = this.widthOf(`${letters.slice(0, half).join('')}…`, textStyle) <= width;
      if (isShort) fits = half;
      else tooMany = half;
    }
    return `${letters.slice(0, fits).join('').trimEnd()}…`;
  }
}

/** Says that the document follows PDF/UA (ISO 14289-1). */
const universal =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>';
