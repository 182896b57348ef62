import { farEastFonts } from './fonts';

test('the signs of the Far East that a text holds come in fonts of two weights', async () => {
  const fonts = await farEastFonts('{"name":"Shop 上海 東京 ￥","other":"上"}');
  const signs = fonts.flatMap((font) => [...font.signs]);
  expect(signs.sort()).toEqual(['上', '京', '東', '海', '￥']);
  for (const { regular, semibold } of fonts.map(({ weights }) => weights)) {
    expect([regular, semibold].map((font) => font.readUInt32BE(0))).toEqual([0x10000, 0x10000]);
    expect(regular.equals(semibold)).toBe(false);
  }
});

test('a text without any needs no font', async () => {
  expect(await farEastFonts('Łódź Ørsted Ελλάδα Привет')).toEqual([]);
});
