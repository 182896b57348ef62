import createBidi from 'bidi-js';

const bidi = createBidi();

/** Letters written from right to left, and the signs that switch the direction. */
const fromRight =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A piece of a line that is written in one direction and one font. */
export interface Stretch {
  text: string;
  font: string;
  isFromRight: boolean;
}

/**
 * The pieces of a line from left to right, as the Unicode Bidirectional Algorithm arranges them. `fontOf` names the font
 * of a character, or null to leave it out. What has no letters from right to left is written from left to right.
 */
export function stretchesOf(
  line: string,
  fontOf: (sign: string, before: string | null) => string | null,
  isRightToLeft = false,
): Stretch[] {
  const direction = isRightToLeft ? 'rtl' : 'auto';
  const levels = fromRight.test(line) ? bidi.getEmbeddingLevels(line, direction).levels : null;
  const stretches: (Stretch & { level: number })[] = [];
  let at = 0;
  for (const sign of line) {
    const level = levels?.[at] ?? 0;
    at += sign.length;
    const last = stretches.at(-1);
    const font = fontOf(sign, last?.font ?? null);
    if (font === null) continue;
    const isFromRight = level % 2 === 1;
    if (last?.font === font && last.level === level) last.text += sign;
    else stretches.push({ text: sign, font, level, isFromRight });
  }
  return levels === null ? stretches : arranged(stretches);
}

/** Reverses every sequence of pieces at a level or above it, from the highest level down to the first. */
function arranged(stretches: (Stretch & { level: number })[]): Stretch[] {
  const line = [...stretches];
  const highest = line.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < line.length; from += 1) {
      let to = from;
      while ((line[to]?.level ?? -1) >= level) to += 1;
      if (to > from) line.splice(from, to - from, ...line.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return line;
}

/** Signs such as brackets from right to left, in a font whose letters are written from left to right. */
export const mirrored = (text: string): string =>
  [...text]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('');
