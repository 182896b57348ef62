import { palette } from '../brand/palette';
import { fromHex, type Rgb } from './colours';

/** Words in colour names of uploaded catalogs, the more special first. */
const words: readonly [pattern: RegExp, hex: string][] = [
  [/navy|midnight|marine/, '#1f2a44'],
  [/black|noir|negro|schwarz/, '#1a1a1c'],
  [/anthracite|charcoal/, '#3d4147'],
  [/gr[ae]y|silver|melange/, '#9a9b9d'],
  [/cream|ivory|ecru|natural|bone/, '#e8dfca'],
  [/white|blanc|weiss/, '#f3efe6'],
  [/beige|sand|stone|nude/, '#cfb995'],
  [/camel|tan|caramel/, '#b98b56'],
  [/brown|chocolate|coffee|tobacco/, '#4c3226'],
  [/burgundy|wine|bordeaux/, '#64202d'],
  [/red|cherry|scarlet/, '#b3302c'],
  [/pink|rose|blush/, '#d9a2a0'],
  [/purple|violet|plum|lilac/, '#7a5a8c'],
  [/turquoise|aqua|teal|petrol/, '#1f6468'],
  [/denim|indigo|jeans/, '#56779f'],
  [/blue|azul|bleu/, '#3f67a5'],
  [/khaki|olive/, '#6a6b3f'],
  [/mint|sage|pistachio/, '#98a58a'],
  [/green|verde|vert/, '#3c6a4a'],
  [/mustard|ochre|gold/, '#c8932c'],
  [/yellow|lemon/, '#e6c65a'],
  [/orange|coral|rust|terracotta/, '#c26a3c'],
];

/** How a colour looks, from its name, else from its number, so that each number always looks the same. */
export function dyeOf(color: { number: string; name: string }): Rgb {
  const name = color.name.trim().toLowerCase();
  const known = palette.find((one) => one.name.toLowerCase() === name)?.hex;
  const described = known ?? words.find(([pattern]) => pattern.test(name))?.[1];
  if (described !== undefined) return fromHex(described);
  const sum = [...color.number].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  return fromHex(palette[sum % palette.length]?.hex ?? '#9a9b9d');
}
