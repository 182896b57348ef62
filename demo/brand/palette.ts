import { neutral, palette as colors } from './data/colors.json';

/** A color of the brand: its number and name on every line sheet, and how it looks. */
export interface Color {
  number: string;
  name: string;
  hex: string;
}

/** Every color of the brand; the first digit is its family. */
export const palette: readonly Color[] = colors;

/** The numbers of colors that go with everything: most garments are shown in one of these first. */
export const neutrals: ReadonlySet<string> = new Set(neutral);

const byNumber = new Map(palette.map((one) => [one.number, one]));

/** The color with this number; throws when the brand has none. */
export function colorOf(number: string): Color {
  const found = byNumber.get(number);
  if (found === undefined) throw new Error(`The brand has no color ${number}.`);
  return found;
}
