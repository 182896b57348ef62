import { priceLists } from '../../src/domain/constants';
import type { Random } from '../random';
import { compositionOf, describe, madeIn } from './composition';
import { collections, denimCollection, drops, styleNames } from './data/garments.json';
import { priceLists as factors } from './data/prices.json';
import { entryOf } from './readData';
import { colorsFor, type HalfYear, initialOf, type Kind, kinds, shareOut, sizeRuns } from './kinds';
import { colorOf, neutrals } from './palette';

/** A garment before it is added to a catalog; prices in EUR cents. */
export interface Design {
  generic: string;
  number: string;
  name: string;
  drop: string;
  collection: string;
  madeIn: string;
  composition: string;
  description: string;
  largeDescription: string;
  sizes: readonly string[];
  colors: readonly string[];
  /** The combinations of color and size that are not made. */
  gaps: ReadonlySet<string>;
  wholesale: number;
  retail: number;
  priceLists: { pricelist: string; wholesale: number; retail: number }[];
  /** The number of extra pictures of each color. */
  pictures: { color: string; count: number }[];
}

/** Assigns every garment of the brand its generic: line, kind and a running number. */
export class Generics {
  private readonly last = new Map<string, number>();

  next(prefix: string): string {
    const number = (this.last.get(prefix) ?? 100) + 1;
    if (number > 999) throw new Error(`There are no generics left that start with ${prefix}.`);
    this.last.set(prefix, number);
    return `${prefix}${number}`;
  }
}

/** Designs a line for a season: each kind in its usual share, with distinct names. */
export function designLine(
  {
    line,
    half,
    count,
    initial = initialOf(line),
  }: { line: string; half: HalfYear; count: number; initial?: string },
  generics: Generics,
  random: Random,
): Design[] {
  const made = kinds.filter((kind) => kind.line === line && kind.pick[half] > 0);
  const amounts = shareOut(
    count,
    made.map(({ pick }) => pick[half]),
  );
  return made.flatMap((kind, index) => {
    const names = namesOf(kind, half, amounts[index] ?? 0, random);
    return names.map((name, index) => {
      const drop = random.weighted([
        [0, 5],
        [1, 4],
        [2, 2],
      ] as const);
      const generic = generics.next(`${initial}${kind.code}`);
      return designOf(
        {
          kind,
          half,
          name,
          generic,
          drop,
          number: `${drop + 1}${numberOf(kind)}${String(index + 1).padStart(2, '0')}`,
        },
        random,
      );
    });
  });
}

const numberOf = (kind: Kind) => String(kinds.indexOf(kind) + 1).padStart(2, '0');

function namesOf(kind: Kind, half: HalfYear, amount: number, random: Random): string[] {
  const all = random.shuffled(
    kind.cloths[half].flatMap((cloth) => kind.cuts.map((cut) => `${cloth} ${cut}`)),
  );
  return Array.from({ length: amount }, (_, index) => {
    const name = all[index % all.length] ?? '';
    const round = Math.floor(index / all.length);
    return round === 0 ? name : `${name} ${styleNames[(round - 1) % styleNames.length] ?? ''}`;
  });
}

function designOf(
  {
    kind,
    half,
    name,
    generic,
    drop,
    number,
  }: { kind: Kind; half: HalfYear; name: string; generic: string; drop: number; number: string },
  random: Random,
): Design {
  const composition = compositionOf(name, random);
  const prices = pricesFrom(kind.price, random);
  const sizes = entryOf(sizeRuns, kind.sizes);
  const colors = chooseColors(kind, half, random);
  return {
    generic,
    number,
    name,
    drop: drops[drop] ?? '',
    collection: kind.colors === 'denim' ? denimCollection : random.pick(collections),
    madeIn: madeIn(name, random),
    composition,
    ...describe(name, composition, random),
    sizes,
    colors,
    gaps: gapsOf(sizes, colors, random),
    wholesale: prices.wholesale,
    retail: prices.retail,
    priceLists: priceListPrices(prices, random),
    pictures: colors.flatMap((color, index) => {
      const count = random.weighted(
        index === 0
          ? ([
              [0, 2],
              [1, 3],
              [2, 3],
              [3, 2],
            ] as const)
          : ([
              [0, 6],
              [1, 3],
              [2, 1],
            ] as const),
      );
      return count === 0 ? [] : [{ color: colorOf(color).number, count }];
    }),
  };
}

/** Two to five colors; a neutral one among them usually comes first. */
function chooseColors(kind: Kind, half: HalfYear, random: Random): string[] {
  const count = random.weighted([
    [2, 3],
    [3, 5],
    [4, 4],
    [5, 2],
  ]);
  const chosen = random.sample(colorsFor(kind, half), count);
  const neutral = chosen.find((number) => neutrals.has(number));
  if (neutral === undefined || random.chance(0.3)) return chosen;
  return [neutral, ...chosen.filter((number) => number !== neutral)];
}

/** A color that is not made in its smallest or largest size, and single missing cells. */
function gapsOf(sizes: readonly string[], colors: readonly string[], random: Random): Set<string> {
  const gaps = new Set<string>();
  if (sizes.length < 4 || !random.chance(0.5)) return gaps;
  colors.forEach((color, index) => {
    if (index > 0 && random.chance(0.45)) {
      gaps.add(`${color}${random.chance(0.5) ? sizes[0] : sizes[sizes.length - 1]}`);
    }
    if (random.chance(0.3)) gaps.add(`${color}${random.pick(sizes)}`);
  });
  return gaps;
}

const endings = [0, 50, 90, 100];

/** Rounds integer cents to the nearest price that ends in .00, .50 or .90. */
export function roundPrice(cents: number): number {
  const euros = Math.floor(cents / 100) * 100;
  const rest = cents - euros;
  const nearest = endings.reduce(
    (best, ending) => (Math.abs(ending - rest) < Math.abs(best - rest) ? ending : best),
    0,
  );
  return euros + nearest;
}

/** A wholesale price from a range of whole euros, and a retail price of about 2.5 times as much. In cents. */
export function pricesFrom({ from, to }: Kind['price'], random: Random) {
  const wholesale = roundPrice(random.int(from * 100, to * 100));
  return { wholesale, retail: roundPrice(Math.round(wholesale * (2.44 + random.next() * 0.12))) };
}

/** A garment's prices on the price lists; some garments and some lists have none. */
export function priceListPrices(plain: { wholesale: number; retail: number }, random: Random) {
  if (random.chance(0.1)) return [];
  return priceLists
    .filter(() => random.chance(0.94))
    .map((pricelist) => ({
      pricelist,
      wholesale: roundPrice(Math.round(plain.wholesale * factors[pricelist])),
      retail: roundPrice(Math.round(plain.retail * (1 + (factors[pricelist] - 1) / 2))),
    }));
}
