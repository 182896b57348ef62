/** The runs of sizes a garment comes in. */
export const sizeRuns = {
  letters: ['XS', 'S', 'M', 'L', 'XL'],
  mensLetters: ['S', 'M', 'L', 'XL', 'XXL'],
  numbers: ['34', '36', '38', '40', '42', '44', '46'],
  mensNumbers: ['44', '46', '48', '50', '52', '54', '56'],
  waists: ['28', '29', '30', '31', '32', '33', '34', '36'],
  womensShoes: ['36', '37', '38', '39', '40', '41'],
  mensShoes: ['40', '41', '42', '43', '44', '45'],
  lengths: ['80', '90', '100'],
  one: ['ONE SIZE'],
} as const satisfies Record<string, readonly string[]>;

/** The name of a run of sizes. */
export type SizeRun = keyof typeof sizeRuns;
/** For whom a catalog's garments are. */
export type Line = 'women' | 'men' | 'accessories';
/** The half of the year a season belongs to. */
export type HalfYear = 'SS' | 'AW';

/** A sort of garment: its names are a cloth and a cut; `pick` is how many of 100 garments it is. */
export interface Kind {
  /** The second and third character of its generics. */
  code: string;
  line: Line;
  pick: Record<HalfYear, number>;
  cloths: Record<HalfYear, readonly string[]>;
  cuts: readonly string[];
  sizes: SizeRun;
  /** Wholesale, in whole euros. */
  price: readonly [low: number, high: number];
  colours: 'season' | 'denim' | 'leather';
}

/** A row of the tables of kinds. */
export const kind = (
  code: string,
  line: Line,
  [ss, aw]: readonly [number, number],
  cloths: Record<HalfYear, readonly string[]>,
  cuts: readonly string[],
  sizes: SizeRun,
  price: readonly [number, number],
  colours: Kind['colours'] = 'season',
): Kind => ({ code, line, pick: { SS: ss, AW: aw }, cloths, cuts, sizes, price, colours });
