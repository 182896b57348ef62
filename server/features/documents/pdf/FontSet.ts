import { mirrored, type Stretch, stretchesOf } from './bidi';
import { textsIn } from '../texts';
import { notoSans, notoSansLetters, otherFonts, type Weight } from './fonts';

/** Text that Noto Sans writes from left to right, sign by sign. */
const plain = /^[\x20-\x7e\xa0-\u024f\u2013\u2014\u2018-\u201d\u2026\u20ac]*$/;
const otherSigns = /[^\x20-\x7e\xa0-\u024f]/gu;
/** Signs that shape what is beside them, or nothing at all. */
const unseen = /^[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]$/u;
const joiner = /^[\u200c\u200d]$/;
/** Letters that are drawn in another order than they are read, or together, from Devanagari to Burmese. */
const reordered = /[\u0900-\u109f]/;
/** Pieces of a text that are shaped by the rules of such a script, and those between them. */
const byScript = /[\u0900-\u109f\u200c\u200d]+|[^\u0900-\u109f\u200c\u200d]+/g;
/** The Thai vowel am behind a tone mark: its ring belongs below the mark, as the two signs that it stands for. */
const amBehindTone = /([\u0e48-\u0e4b])\u0e33/g;
const am = '\u0e33';
const signsOfAm = ['\u0e4d', '\u0e32'];
/** Numbers in Arabic digits: written from left to right, but fontkit draws them as letters, from right to left. */
const arabicNumber = /^[\u0660-\u066c\u06f0-\u06f9]+$/;
/** A sign that may be left out: a picture. */
const picture = /^[\p{Extended_Pictographic}\p{So}\p{Sk}\p{Regional_Indicator}]$/u;

/** A piece of a line in one font; those of a line follow each other from left to right. */
interface Run {
  text: string;
  font: string;
  /** The text of the run, if it can't be derived from its glyphs. */
  reads?: string;
}

/** The fonts of a document: which one writes which character, and how wide the text becomes. */
export class FontSet {
  /** The number of the font of each character that Noto Sans lacks; null if no font has it. */
  private readonly fonts = new Map<string, number | null>();
  private readonly widths = new Map<string, number>();

  /** Embeds fonts for all characters of a text and of the document's language. */
  static async begin(doc: PDFKit.PDFDocument, text: string, texts = textsIn()): Promise<FontSet> {
    const letters = new FontSet(doc, texts.isRightToLeft);
    const [asked, ofLanguage] = [lackedOf(text), lackedOf(texts.letters())];
    for (const sign of [...asked, ...ofLanguage]) letters.fonts.set(sign, null);
    for (const [n, { signs, weights }] of (await otherFonts(asked, ofLanguage)).entries()) {
      doc.registerFont(`regular ${n}`, weights.regular);
      doc.registerFont(`semibold ${n}`, weights.semibold);
      for (const sign of signs) letters.fonts.set(sign, n);
    }
    return letters;
  }

  private constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly isRightToLeft: boolean,
  ) {
    doc.registerFont('regular', notoSans('regular'));
    doc.registerFont('semibold', notoSans('semibold'));
  }

  /** The pieces of a line. */
  runsOf(line: string, weight: Weight): readonly Run[] {
    if (plain.test(line)) return [{ text: line, font: weight }];
    const fontOf = (sign: string, before: string | null) => this.fontOf(sign, before, weight);
    const stretches = stretchesOf(this.isRightToLeft ? apart(line) : line, fontOf, this.isRightToLeft);
    return stretches.flatMap(scriptsOf).map((one) => this.toRun(one));
  }

  /** The width of a line. */
  widthOf(line: string, weight: Weight, size: number): number {
    const key = `${weight} ${line}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known * size;
    const width = this.runsOf(line, weight).reduce(
      (sum, run) => sum + this.doc.font(run.font).fontSize(1).widthOfString(run.text),
      0,
    );
    this.widths.set(key, width);
    return width * size;
  }

  private fontOf(sign: string, before: string | null, weight: Weight): string | null {
    if (joiner.test(sign)) return before;
    if (unseen.test(sign)) return null;
    const font = this.fonts.get(sign);
    if (font === undefined) return weight;
    if (font === null) return picture.test(sign) ? null : weight;
    return `${weight} ${font}`;
  }

  /** A letter that no font has becomes a question mark; the font itself would draw an empty box. */
  private toRun({ text, font, isFromRight }: Stretch): Run {
    const known = text
      .replace(/[^\x20-\x7e]/gu, (sign) => (this.fonts.get(sign) === null ? '?' : sign))
      .replace(amBehindTone, `${signsOfAm[0]}$1${signsOfAm[1]}`);
    const isTurned = isFromRight ? !font.includes(' ') : arabicNumber.test(known);
    const written = isTurned ? mirrored(known) : known;
    const isDerivable = known === text && !reordered.test(text);
    return { text: written, font, reads: isDerivable ? undefined : text };
  }
}

/** The characters of a text that Noto Sans lacks. */
function lackedOf(text: string): string[] {
  const written = [...(text.match(otherSigns) ?? []), ...(text.includes(am) ? signsOfAm : [])];
  const others = [...new Set(written)].filter((sign) => !unseen.test(sign));
  if (others.length === 0) return [];
  const known = notoSansLetters();
  return others.filter((sign) => !known.has(sign.codePointAt(0) ?? 0));
}

/** A line whose parts, divided by dots, stand beside each other in their order whatever their own directions are. */
const apart = (line: string) =>
  line.includes(' · ')
    ? line
        .split(' · ')
        .map((part) => `\u2068${part}\u2069`)
        .join(' · ')
    : line;

/** The parts of a stretch by script: the font shapes a piece by the rules of the script that it begins with. */
function scriptsOf(stretch: Stretch): Stretch[] {
  if (!reordered.test(stretch.text)) return [stretch];
  return Array.from(stretch.text.matchAll(byScript), ([text]) => ({ ...stretch, text }));
}
