import { buildFont } from './buildFont';
import { farEastOf } from './farEast';
import { fontkit } from './fontkit';

const square = [
  { x: 100, y: 0, onCurve: true, endContour: false },
  { x: 900, y: 0, onCurve: true, endContour: false },
  { x: 900, y: 700, onCurve: false, endContour: false },
  { x: 100, y: -40, onCurve: true, endContour: true },
];
const metrics = { name: 'Made-Here', unitsPerEm: 1000, ascent: 1160, descent: -288 };

test('a font of letters has their outlines and widths', () => {
  const letters = [
    { codePoint: 0x4e0a, advance: 1000, points: square },
    { codePoint: 0x41, advance: 600, points: [] },
    { codePoint: 0x2_0000, advance: 900, points: square },
  ];
  const font = fontkit.create(buildFont(metrics, letters));
  expect(font).toMatchObject({ postscriptName: 'Made-Here', unitsPerEm: 1000, ascent: 1160, descent: -288 });
  expect(letters.map(({ codePoint }) => font.glyphForCodePoint(codePoint).advanceWidth)).toEqual([
    1000, 600, 900,
  ]);
  expect(font.hasGlyphForCodePoint(0x42)).toBe(false);
  expect(font.glyphForCodePoint(0x4e0a).path).toMatchObject({
    bbox: { minX: 100, minY: -40, maxX: 900 },
  });
});

test('the signs of the Far East that a text holds come in two weights', () => {
  const found = farEastOf('{"name":"Shop 上海 東京 ￥","other":"上"}');
  expect([...(found?.signs ?? [])].sort()).toEqual(['上', '京', '東', '海', '￥']);
  const boxes = Object.values(found?.fonts ?? {}).map((bytes) => {
    const { path, advanceWidth } = fontkit.create(bytes).glyphForCodePoint(0x4e0a);
    return { path, advanceWidth };
  });
  expect(boxes.map(({ advanceWidth }) => advanceWidth)).toEqual([1000, 1000]);
  expect(boxes[0]).not.toEqual(boxes[1]);
});

test('a text without any needs no font', () => {
  expect(farEastOf('Łódź Ørsted Ελλάδα Привет')).toBeNull();
});
