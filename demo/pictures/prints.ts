import { lightnessOf, mix, type Rgb, toHex } from './colours';

/** What is woven into or printed on a cloth. */
export type Print = 'stripe' | 'pinstripe' | 'check' | 'houndstooth' | 'dot' | 'floral';

const cream: Rgb = [243, 238, 226];
const ink: Rgb = [30, 33, 45];

/** A print as an SVG pattern in a second colour that suits the ground, turned by `grain` degrees. */
export function printPattern(id: string, print: Print, ground: Rgb, grain: number): string {
  const isLight = lightnessOf(ground) > 0.52;
  const second = toHex(isLight ? mix(ground, ink, 0.72) : mix(ground, cream, 0.82));
  const quiet = toHex(isLight ? mix(ground, ink, 0.4) : mix(ground, cream, 0.5));
  const { width, height, marks } = designs[print](second, quiet);
  return (
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="rotate(${grain} 395 500)">${marks}</pattern>`
  );
}

type Design = (second: string, quiet: string) => { width: number; height: number; marks: string };

const designs: Record<Print, Design> = {
  stripe: (second) => ({
    width: 60,
    height: 46,
    marks: `<rect y="6" width="60" height="15" fill="${second}"/>`,
  }),
  pinstripe: (_second, quiet) => ({
    width: 22,
    height: 40,
    marks: `<rect x="10" width="1.6" height="40" fill="${quiet}" fill-opacity=".8"/>`,
  }),
  check: (second, quiet) => ({
    width: 92,
    height: 92,
    marks:
      `<rect x="14" width="26" height="92" fill="${quiet}" fill-opacity=".5"/><rect y="14" width="92" height="26" fill="${quiet}" fill-opacity=".5"/>` +
      `<rect x="64" width="4" height="92" fill="${second}" fill-opacity=".75"/><rect y="64" width="92" height="4" fill="${second}" fill-opacity=".75"/>`,
  }),
  houndstooth: (second) => ({
    width: 24,
    height: 24,
    marks: `<path d="M0 0 H12 V6 L18 12 H24 V18 L18 12 H12 V24 L6 18 H0 V12 H6 L12 12 V6 L6 12 H0 Z" fill="${second}" fill-opacity=".85"/>`,
  }),
  dot: (second) => ({
    width: 36,
    height: 36,
    marks: `<circle cx="9" cy="9" r="4.6" fill="${second}"/><circle cx="27" cy="27" r="4.6" fill="${second}"/>`,
  }),
  floral: (second, quiet) => ({ width: 128, height: 116, marks: sprigs(second, quiet) }),
};

function sprigs(second: string, quiet: string): string {
  const flower = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    `<path d="M0 6 C-2 20 4 30 -4 40" fill="none" stroke="${quiet}" stroke-width="2.6"/>` +
    `<path d="M0 20 C8 14 15 15 18 20 C12 25 5 25 0 20 Z M-1 28 C-9 22 -15 24 -18 30 C-12 34 -5 33 -1 28 Z" fill="${quiet}"/>` +
    [0, 72, 144, 216, 288]
      .map(
        (angle) =>
          `<ellipse cx="0" cy="-8" rx="5.4" ry="7.6" transform="rotate(${angle})" fill="${second}"/>`,
      )
      .join('') +
    `<circle r="3.4" fill="${quiet}"/></g>`;
  return (
    flower(30, 30, -18, 1) + flower(94, 84, 24, 0.86) + flower(98, 22, 150, 0.56) + flower(34, 96, 200, 0.5)
  );
}
