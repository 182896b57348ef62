import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** How heavy a text is. */
export type Weight = 'regular' | 'semibold';

const notoSansFolder = path.dirname(require.resolve('@expo-google-fonts/noto-sans/package.json'));
const notoSansFiles: Record<Weight, string> = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  semibold: '600SemiBold/NotoSans_600SemiBold.ttf',
};
const read = new Map<Weight, Buffer>();

/** The bytes of Noto Sans, which covers Latin, Cyrillic and Greek; read once per thread. */
export function notoSans(weight: Weight): Buffer {
  const known = read.get(weight);
  if (known !== undefined) return known;
  const bytes = readFileSync(path.join(notoSansFolder, notoSansFiles[weight]));
  read.set(weight, bytes);
  return bytes;
}

/** A font with some of a document's Chinese and Japanese characters, in each weight. */
export interface FarEastFont {
  signs: string;
  weights: Record<Weight, Buffer>;
}

/**
 * Fonts with the Chinese and Japanese characters of a text. Noto Sans SC is packaged for browsers, as a hundred
 * variable WOFF2 files with some characters each, which no PDF can embed: HarfBuzz subsets each to the characters
 * needed, as a font of one weight.
 */
export function farEastFonts(text: string): Promise<FarEastFont[]> {
  const asked = new Set(text.match(/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{2ffff}]/gu));
  const byFile = new Map<string, string>();
  for (const sign of asked) {
    const file = fileOf(sign.codePointAt(0) ?? 0);
    if (file !== null) byFile.set(file, (byFile.get(file) ?? '') + sign);
  }
  return Promise.all(
    [...byFile].map(async ([file, signs]) => {
      const bytes = await readFile(path.join(farEastFolder, 'files', file));
      const ofWeight = (wght: number) =>
        subsetFont(bytes, signs, { targetFormat: 'truetype', variationAxes: { wght } });
      return { signs, weights: { regular: await ofWeight(400), semibold: await ofWeight(600) } };
    }),
  );
}

const farEastFolder = path.dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'));

type Range = [from: number, to: number, file: string];
let ranges: Range[] | null = null;

/** The file that contains a character. */
function fileOf(codePoint: number): string | null {
  ranges ??= readRanges();
  return ranges.find(([from, to]) => from <= codePoint && codePoint <= to)?.[2] ?? null;
}

function readRanges(): Range[] {
  const json = readFileSync(path.join(farEastFolder, 'unicode.json'), 'utf8');
  const map: Record<string, string> = JSON.parse(json);
  return Object.entries(map).flatMap(([name, list]) =>
    list.split(',').map((range): Range => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      const file = `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`;
      return [Number.parseInt(from, 16), Number.parseInt(to, 16), file];
    }),
  );
}
