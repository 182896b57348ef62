import { palettes, type Scheme } from './palette';

type ColorName = keyof (typeof palettes)['light'];

const grounds: ColorName[] = ['paper', 'raised', 'ground', 'hover'];
const pairs: [ColorName, ColorName][] = [
  ...(
    ['ink', 'inkSoft', 'inkFaint', 'accent', 'accentHover', 'danger', 'warning', 'success'] as const
  ).flatMap((text) => grounds.map((ground): [ColorName, ColorName] => [text, ground])),
  ['onFill', 'fill'],
  ['onFill', 'fillHover'],
  ['onFill', 'brand'],
  ['accent', 'accentSoft'],
  ['ink', 'accentSoft'],
  ['inkSoft', 'lineSoft'],
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['success', 'successSoft'],
  ['paper', 'danger'],
];

/** The WCAG relative luminance of '#rrggbb'. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each<Scheme>(['light', 'dark'])('%s', (scheme) => {
  const colors = palettes[scheme];

  it.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each<ColorName>(['accent', 'fill', 'borderStrong'])(
    '%s has enough contrast to the background',
    (mark) => {
      expect(contrast(colors[mark], colors.paper)).toBeGreaterThanOrEqual(3);
    },
  );
});
