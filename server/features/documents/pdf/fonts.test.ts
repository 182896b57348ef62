import { otherFonts } from './fonts';

test('the characters that Noto Sans lacks come in fonts of two weights', async () => {
  const fonts = await otherFonts('上京東海￥한שق');
  const signs = fonts.flatMap((font) => [...font.signs]);
  expect(signs.sort()).toEqual([...'上京東海￥한שق'].sort());
  for (const { regular, semibold } of fonts.map(({ weights }) => weights)) {
    expect([regular, semibold].map((font) => font.numGlyphs > 1)).toEqual([true, true]);
    const [light, dark] = [regular, semibold].map((font) =>
      Array.from({ length: font.numGlyphs }, (_, glyph) => font.getGlyph(glyph).path.toSVG()).join(),
    );
    expect(light).not.toBe(dark);
  }
});

test('a character that no font has is in none', async () => {
  expect(await otherFonts('\u{10ffff}')).toEqual([]);
});

test('a text without any needs no font', async () => {
  expect(await otherFonts('')).toEqual([]);
});
