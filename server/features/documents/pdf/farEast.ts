import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFont, type Letter } from './buildFont';
import { type Font, fontkit } from './fontkit';
import type { Weight } from './fonts';

const folder = path.dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'));
const weights: Record<Weight, number> = { regular: 400, semibold: 600 };

/** The signs of a document that Noto Sans lacks, and a font of each weight that has them. */
export interface FarEast {
  signs: ReadonlySet<string>;
  fonts: Record<Weight, Buffer>;
}

/**
 * Fonts of the Chinese and Japanese signs in a text, made of the signs themselves: the whole font has ten megabytes and
 * comes in a hundred files for browsers, which no PDF can embed. Null for a text without any.
 */
export function farEastOf(text: string): FarEast | null {
  const asked = new Set(text.match(/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{2ffff}]/gu));
  const byFile = new Map<string, string[]>();
  for (const sign of asked) {
    const file = fileOf(sign.codePointAt(0) ?? 0);
    if (file !== null) byFile.set(file, [...(byFile.get(file) ?? []), sign]);
  }
  const regular = lettersOf(byFile, 'regular');
  if (regular.length === 0) return null;
  const metrics = { unitsPerEm: 1000, ascent: 1160, descent: -288 };
  return {
    signs: new Set(regular.map(({ codePoint }) => String.fromCodePoint(codePoint))),
    fonts: {
      regular: buildFont({ ...metrics, name: 'NotoSansSC-Regular' }, regular),
      semibold: buildFont({ ...metrics, name: 'NotoSansSC-SemiBold' }, lettersOf(byFile, 'semibold')),
    },
  };
}

/** The outlines of signs, whose files are set to a weight. */
function lettersOf(byFile: ReadonlyMap<string, readonly string[]>, weight: Weight): Letter[] {
  return [...byFile].flatMap(([file, signs]) => {
    const font = fontkit.create(readFileSync(path.join(folder, 'files', file)));
    font.variationCoords = [weights[weight]];
    return signs.flatMap((sign) => letterOf(font, sign.codePointAt(0) ?? 0) ?? []);
  });
}

function letterOf(font: Font, codePoint: number): Letter | null {
  if (!font.hasGlyphForCodePoint(codePoint)) return null;
  const { id, advanceWidth, path: unpacked } = font.glyphForCodePoint(codePoint);
  // Asking for the path has unpacked the outlines of the file.
  const outline = unpacked === null ? undefined : font._transformedGlyphs[id];
  if (outline === undefined) return null;
  const points = outline.points.map((point) => point.copy());
  const last = points.at(-1);
  if (last === undefined) return { codePoint, advance: advanceWidth, points };
  // A weight moves the points of an outline, behind which the format has four for its sides.
  const sides = [0, advanceWidth, 0, 0].map((x) => Object.assign(last.copy(), { x, y: 0 }));
  const moved = [...points, ...sides];
  font._variationProcessor?.transformPoints(id, moved);
  return { codePoint, advance: advanceWidth, points: moved.slice(0, points.length) };
}

type Range = [from: number, to: number, file: string];
let ranges: Range[] | null = null;

/** The file that has a sign. */
function fileOf(codePoint: number): string | null {
  ranges ??= readRanges();
  return ranges.find(([from, to]) => from <= codePoint && codePoint <= to)?.[2] ?? null;
}

function readRanges(): Range[] {
  const map: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(map).flatMap(([name, list]) =>
    list.split(',').map((range): Range => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      const file = `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`;
      return [Number.parseInt(from, 16), Number.parseInt(to, 16), file];
    }),
  );
}
