import type { Font, Glyph } from 'fontkit';

/** Characters without an outline or a width, whose glyphs fontkit itself never draws. */
const joiners = [0x200c, 0x200d];

/**
 * Makes a font draw each ligature of a text from right to left, such as that of lam and alef, as a glyph that reads as
 * its last letter, and at the right of it the others, which are not seen. Readers of a PDF turn such a line around, and
 * poppler turns the letters of a single glyph around too. A font without joiners stays as it is. It must have some character.
 */
export function splitLigatures(font: Font): void {
  const free = joiners
    .filter((joiner) => font.hasGlyphForCodePoint(joiner))
    .map((joiner) => font.glyphForCodePoint(joiner));
  const unseen = new Map<number, Glyph>();
  const unseenOf = (letter: number): Glyph[] => {
    const known = unseen.get(letter) ?? free.shift();
    if (known === undefined) return [];
    unseen.set(letter, known);
    return [withCodePoints(known, [letter])];
  };
  const layOut = font.layout.bind(font);
  font.layout = (text, ...rest) => {
    const run = layOut(text, ...rest);
    if (run.direction !== 'rtl') return run;
    const { glyphs, positions } = run;
    // From the end, as glyphs are added.
    for (let at = glyphs.length - 1; at >= 0; at -= 1) {
      const glyph = glyphs[at];
      const [last, ...others] = glyph?.codePoints.slice().reverse() ?? [];
      if (glyph === undefined || last === undefined || others.length === 0) continue;
      const more = others.flatMap(unseenOf);
      if (more.length < others.length) continue;
      glyphs.splice(at, 1, withCodePoints(glyph, [last]), ...more);
      positions.splice(at + 1, 0, ...more.map(() => ({ xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 })));
    }
    return run;
  };
}

/** A glyph as one that reads as these characters. */
export function withCodePoints(glyph: Glyph, codePoints: readonly number[]): Glyph {
  const same: Glyph = Object.create(glyph, { codePoints: { value: codePoints } });
  return same;
}
