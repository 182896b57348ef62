import { create, type Font, type Glyph } from 'fontkit';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { splitLigatures, withCodePoints } from './splitLigatures';

/** How heavy a text is. */
export type Weight = 'regular' | 'semibold';

const notoSansFolder = path.dirname(require.resolve('@expo-google-fonts/noto-sans/package.json'));
const notoSansFiles: Record<Weight, string> = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  semibold: '600SemiBold/NotoSans_600SemiBold.ttf',
};
const opened = new Map<Weight, Font>();

/** Noto Sans, which covers Latin, Cyrillic, Greek and Devanagari; opened once per thread. */
export function notoSans(weight: Weight): Font {
  const known = opened.get(weight);
  if (known !== undefined) return known;
  const font = cachingLayouts(
    withAskedCodePoints(openFont(readFileSync(path.join(notoSansFolder, notoSansFiles[weight])))),
  );
  opened.set(weight, font);
  return font;
}

/**
 * Makes a font that is used for many documents answer glyphs that read as the characters they are asked for. Fontkit keeps
 * each glyph with the characters of its first use, which are none where it was part of another letter: after a document with
 * an í, the ı of every later one would be drawn and read as nothing.
 */
function withAskedCodePoints(font: Font): Font {
  const glyphOf = font.getGlyph.bind(font);
  const known = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints = []) => {
    const key = `${id} ${codePoints.join(' ')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const glyph = glyphOf(id);
    const asked = codePoints.length === 0 ? glyph : withCodePoints(glyph, codePoints);
    known.set(key, asked);
    return asked;
  };
  return font;
}

const maxTexts = 5000;

/**
 * Caches a font's word layouts, which take most of a document's time and recur in other documents. Pdfkit
 * scales the positions of a layout in place; in a font of 1000 units an em, such as Noto Sans, that changes nothing.
 */
function cachingLayouts(font: Font): Font {
  if (font.unitsPerEm !== 1000) return font;
  const layOut = font.layout.bind(font);
  const known = new Map<string, ReturnType<typeof layOut>>();
  font.layout = (text, ...rest) => {
    if (rest.some((one) => one !== undefined)) return layOut(text, ...rest);
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= maxTexts) known.clear();
    const run = layOut(text);
    known.set(text, run);
    return run;
  };
  return font;
}

function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('A collection of fonts is no font.');
  return font;
}

let covered: Set<number> | null = null;

/** The characters of Noto Sans, by code point; read once per thread, when a text first has one outside of Latin. */
export const notoSansLetters = (): ReadonlySet<number> => (covered ??= lettersIn(notoSans('regular')));

function lettersIn(font: Font): Set<number> {
  try {
    return new Set(font.characterSet);
  } catch {
    // A subset without any character has no table of them.
    return new Set();
  }
}

/** A font with some of a document's characters, in each weight. */
export interface OtherFont {
  signs: Set<string>;
  weights: Record<Weight, Font>;
}

/**
 * The packages with characters that Noto Sans lacks, in the order in which they are asked. Vazirmatn draws an Arabic letter as
 * one glyph, so that a reader of the PDF finds the letter again; Noto Sans Arabic draws most as two that letters share.
 */
const families = [
  ['noto-emoji', require.resolve('@fontsource-variable/noto-emoji/package.json')],
  ['vazirmatn', require.resolve('@fontsource-variable/vazirmatn/package.json')],
  ['noto-sans-arabic', require.resolve('@fontsource-variable/noto-sans-arabic/package.json')],
  ['noto-sans-hebrew', require.resolve('@fontsource-variable/noto-sans-hebrew/package.json')],
  ['noto-sans-thai', require.resolve('@fontsource-variable/noto-sans-thai/package.json')],
  ['noto-sans-sc', require.resolve('@fontsource-variable/noto-sans-sc/package.json')],
  ['noto-sans-kr', require.resolve('@fontsource-variable/noto-sans-kr/package.json')],
] as const;

type Family = (typeof families)[number];

/**
 * Fonts with the characters that Noto Sans lacks, those of a text and `usual` ones, which any document of a language may
 * have and whose fonts are kept; one that no font has is in none of them. The fonts are packaged for
 * browsers, as variable WOFF2 files with some characters each, which no PDF can embed: HarfBuzz subsets each file to the
 * characters needed, with the rules that shape them, as a font of one weight (docs/adr/0016).
 */
export async function otherFonts(
  signs: Iterable<string>,
  usual: readonly string[] = [],
): Promise<OtherFont[]> {
  const fonts: OtherFont[] = [];
  const isUsual = new Set(usual);
  let missing = [...new Set([...usual, ...signs])];
  for (const family of families) {
    if (missing.length === 0) break;
    const made = await fontsOf(family, missing, isUsual);
    fonts.push(...made.filter((font) => font.signs.size > 0));
    missing = missing.filter((sign) => !made.some((font) => font.signs.has(sign)));
  }
  return fonts;
}

function fontsOf(
  family: Family,
  signs: readonly string[],
  isUsual: ReadonlySet<string>,
): Promise<OtherFont[]> {
  const byFile = new Map<string, string[]>();
  for (const sign of signs) {
    const file = fileOf(family, sign.codePointAt(0) ?? 0);
    if (file !== null) byFile.set(file, [...(byFile.get(file) ?? []), sign]);
  }
  return Promise.all(
    [...byFile].map(([file, some]) =>
      some.every((sign) => isUsual.has(sign)) ? usualSubsetOf(file, some) : subsetOf(file, some),
    ),
  );
}

const usualFonts = new Map<string, Promise<OtherFont>>();

/** A font that documents of a language share: a Japanese one needs some thirty, which take a second. */
function usualSubsetOf(file: string, signs: readonly string[]): Promise<OtherFont> {
  const key = `${file} ${signs.join('')}`;
  const font =
    usualFonts.get(key) ??
    subsetOf(file, signs).then((made) => {
      Object.values(made.weights).forEach(withAskedCodePoints);
      return made;
    });
  usualFonts.set(key, font);
  font.catch(() => usualFonts.delete(key));
  return font;
}

/** Joiners that shape the letters beside them, and the sign for a mark without its letter. */
const shaping = '\u200c\u200d\u25cc';

async function subsetOf(file: string, signs: readonly string[]): Promise<OtherFont> {
  const bytes = await readFile(file);
  const options = { targetFormat: 'truetype' } as const;
  const ofWeight = async (wght: number) =>
    openFont(await subsetFont(bytes, signs.join('') + shaping, { ...options, variationAxes: { wght } }));
  const weights = { regular: await ofWeight(400), semibold: await ofWeight(600) };
  const letters = lettersIn(weights.regular);
  if (letters.size > 0) Object.values(weights).forEach(splitLigatures);
  return { signs: new Set(signs.filter((sign) => letters.has(sign.codePointAt(0) ?? 0))), weights };
}

type Range = [from: number, to: number, file: string];
const ranges = new Map<Family, Range[]>();

/** The file of a family that may contain a character. */
function fileOf(family: Family, codePoint: number): string | null {
  const known = ranges.get(family) ?? readRanges(family);
  ranges.set(family, known);
  return known.find(([from, to]) => from <= codePoint && codePoint <= to)?.[2] ?? null;
}

function readRanges([family, about]: Family): Range[] {
  const folder = path.dirname(about);
  const map: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(map).flatMap(([name, list]) =>
    list.split(',').map((range): Range => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      const file = `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`;
      return [Number.parseInt(from, 16), Number.parseInt(to, 16), path.join(folder, 'files', file)];
    }),
  );
}
