import colors from './data/colors.json';
import lines from './data/kinds.json';
import runs from './data/sizes.json';
import { entryOf } from './readData';

/** The size runs that garments come in. */
export const sizeRuns: Readonly<Record<string, readonly string[]>> = runs;

/** The half of the year a season belongs to. */
export type HalfYear = 'SS' | 'AW';

/** A kind of garment: its names combine a cloth and a cut; `pick` is how many of 100 garments are of this kind. */
export interface Kind {
  /** The second and third characters of its generics. */
  code: string;
  /** Who it is for: women, men, or accessories for both. */
  line: string;
  pick: Record<HalfYear, number>;
  cloths: Record<HalfYear, readonly string[]>;
  cuts: readonly string[];
  /** The name of a size run. */
  sizes: string;
  /** The wholesale price range, in whole euros. */
  price: { from: number; to: number };
  /** What its colors are chosen for, if not for the half-year. */
  colors?: string;
}

interface LineData {
  initial: string;
  kinds: readonly Omit<Kind, 'line'>[];
}
const dataOfLines: Readonly<Record<string, LineData>> = lines;

/** The first character of a line's generics. */
export const initialOf = (line: string): string => entryOf(dataOfLines, line).initial;

/** Everything the brand makes, in line-sheet order. */
export const kinds: readonly Kind[] = Object.entries(dataOfLines).flatMap(([line, data]) =>
  data.kinds.map((kind) => ({ ...kind, line })),
);

/** The numbers of a kind's colors in a half-year. */
export const colorsFor = (kind: Pick<Kind, 'colors'>, half: HalfYear): readonly string[] =>
  entryOf<readonly string[]>(colors.chosenFor, kind.colors ?? half);

/** Integers that add up to `total`, in proportion to these shares. */
export function shareOut(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  let [reached, given] = [0, 0];
  return shares.map((share) => {
    reached += share;
    const count = Math.round((total * reached) / sum) - given;
    given += count;
    return count;
  });
}
