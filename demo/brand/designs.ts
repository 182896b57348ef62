import { colourOf } from '../palette';
import type { Random } from '../random';
import { compositionOf, describe, madeIn } from './composition';
import { type HalfYear, type Kind, type Line, sizeRuns } from './kind';
import { coloursFor, kinds, neutrals } from './kinds';
import { priceListPrices, pricesFrom } from './prices';

/** A garment before it is put into a catalog; prices in cents of EUR. */
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
  colours: readonly string[];
  /** The cells, colour and size, that are not made. */
  gaps: ReadonlySet<string>;
  wholesale: number;
  retail: number;
  priceLists: { pricelist: string; wholesale: number; retail: number }[];
  /** How many extra pictures there are of a colour. */
  pictures: { colour: string; count: number }[];
}

/** Told apart by these where the brand makes a name twice. */
const styleNames = [
  'Alma',
  'Bruna',
  'Celia',
  'Dora',
  'Elin',
  'Frida',
  'Greta',
  'Hilma',
  'Iria',
  'Juno',
  'Karin',
  'Lova',
  'Mila',
  'Nora',
  'Oda',
  'Petra',
  'Runa',
  'Siv',
  'Tove',
  'Vera',
];
const collections = ['Atelier', 'Studio', 'Essentials', 'Weekend'];
const drops = ['Drop 1', 'Drop 2', 'Drop 3'];
const initials: Record<Line, string> = { women: 'W', men: 'M', accessories: 'A' };

/** Gives every garment of the brand its generic: line, kind and a running number. */
export class Generics {
  private readonly last = new Map<string, number>();

  next(prefix: string): string {
    const number = (this.last.get(prefix) ?? 100) + 1;
    if (number > 999) throw new Error(`There are no generics left that start with ${prefix}.`);
    this.last.set(prefix, number);
    return `${prefix}${number}`;
  }
}

/** Designs a line for a season: each kind in its usual share, names told apart. */
export function designLine(
  {
    line,
    half,
    count,
    initial = initials[line],
  }: { line: Line; half: HalfYear; count: number; initial?: string },
  generics: Generics,
  random: Random,
): Design[] {
  return shareOut(line, half, count).flatMap(({ kind, amount }) => {
    const names = namesOf(kind, half, amount, random);
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

function shareOut(line: Line, half: HalfYear, count: number): { kind: Kind; amount: number }[] {
  const made = kinds.filter((kind) => kind.line === line && kind.pick[half] > 0);
  const all = made.reduce((sum, kind) => sum + kind.pick[half], 0);
  let [share, given] = [0, 0];
  return made.map((kind) => {
    share += kind.pick[half];
    const upToHere = Math.round((count * share) / all);
    const amount = upToHere - given;
    given = upToHere;
    return { kind, amount };
  });
}

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
  const sizes: readonly string[] = sizeRuns[kind.sizes];
  const colours = chooseColours(kind, half, random);
  return {
    generic,
    number,
    name,
    drop: drops[drop] ?? 'Drop 1',
    collection: kind.colours === 'denim' ? 'Denim Room' : random.pick(collections),
    madeIn: madeIn(name, random),
    composition,
    ...describe(name, composition, random),
    sizes,
    colours,
    gaps: gapsOf(sizes, colours, random),
    wholesale: prices.wholesale,
    retail: prices.retail,
    priceLists: priceListPrices(prices, random),
    pictures: colours.flatMap((colour, index) => {
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
      return count === 0 ? [] : [{ colour: colourOf(colour).number, count }];
    }),
  };
}

/** Two to five colours; where there is a neutral one among them, it mostly leads. */
function chooseColours(kind: Kind, half: HalfYear, random: Random): string[] {
  const count = random.weighted([
    [2, 3],
    [3, 5],
    [4, 4],
    [5, 2],
  ]);
  const chosen = random.sample(coloursFor(kind, half), count);
  const neutral = chosen.find((number) => neutrals.has(number));
  if (neutral === undefined || random.chance(0.3)) return chosen;
  return [neutral, ...chosen.filter((number) => number !== neutral)];
}

/** A colour that is not made in its smallest or largest size, and single cells that are missing. */
function gapsOf(sizes: readonly string[], colours: readonly string[], random: Random): Set<string> {
  const gaps = new Set<string>();
  if (sizes.length < 4 || !random.chance(0.5)) return gaps;
  colours.forEach((colour, index) => {
    if (index > 0 && random.chance(0.45)) {
      gaps.add(`${colour}${random.chance(0.5) ? sizes[0] : sizes[sizes.length - 1]}`);
    }
    if (random.chance(0.3)) gaps.add(`${colour}${random.pick(sizes)}`);
  });
  return gaps;
}
