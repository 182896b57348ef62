import { otherFonts } from './fonts';

/** What each glyph of a word reads as, from left to right, and how wide they are together. */
async function laidOut(word: string) {
  const [font] = await otherFonts([...new Set(word)]);
  const run = font?.weights.regular.layout(word);
  return {
    letters: run?.glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)),
    width: run?.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    unseen: run?.glyphs.filter(({ path }) => path.commands.length === 0).length,
    glyphs: new Set(run?.glyphs.map(({ id }) => id)).size,
  };
}

it.each(['لا', 'بلا', 'سلام', 'الأزرق', 'الإمارات', 'الآن', 'الله'])(
  'each glyph of %s reads as one letter, in the order from right to left',
  async (word) => {
    const { letters } = await laidOut(word);
    expect(letters?.reverse().join('')).toBe(word);
    expect(letters).toHaveLength(word.length);
  },
);

it('the letters set apart have no outline, no width and one glyph a letter', async () => {
  const once = await laidOut('لا');
  const twice = await laidOut('لالا');
  expect(once).toMatchObject({ unseen: 1, glyphs: 2 });
  expect(twice.unseen).toBe(2);
  expect(twice.glyphs).toBe(2);
  expect(twice.width).toBeGreaterThan(once.width ?? 0);
});

it('leaves texts from left to right alone', async () => {
  const { letters } = await laidOut('한글');
  expect(letters).toEqual(['한', '글']);
});
