import { seasonsAround } from './seasons';
import type { Line } from './kind';

/** One of the brand's catalogs: garments of its own, or garments taken from other ones. */
export interface PlannedCatalog {
  name: string;
  season: string;
  /** 0 for the oldest season to 3 for the newest; the newest two are current. */
  age: 0 | 1 | 2 | 3;
  type: 'initial' | 'repo' | 'return';
  currency: 'EUR' | 'GBP';
  /** How large a part of all garments it holds. */
  share: number;
  line: Line | null;
  /** The names of the catalogs whose garments it takes. */
  from: string[];
}

/** The twelve catalogs around a day. */
export function planCatalogs(now: Date): PlannedCatalog[] {
  const seasons = seasonsAround(now);
  const own = (line: Line, age: PlannedCatalog['age'], share: number): PlannedCatalog => {
    const name = `${line.charAt(0).toUpperCase()}${line.slice(1)} ${seasons[age]}`;
    return { name, season: seasons[age], age, type: 'initial', currency: 'EUR', share, line, from: [] };
  };
  const taken = (
    prefix: string,
    age: PlannedCatalog['age'],
    share: number,
    from: PlannedCatalog[],
    more: Partial<PlannedCatalog>,
  ): PlannedCatalog => ({
    name: `${prefix} ${seasons[age]}`,
    season: seasons[age],
    age,
    type: 'initial',
    currency: 'EUR',
    share,
    line: null,
    from: from.map(({ name }) => name),
    ...more,
  });
  const oldest = own('women', 0, 0.11);
  const women1 = own('women', 1, 0.11);
  const men1 = own('men', 1, 0.08);
  const women2 = own('women', 2, 0.13);
  const women3 = own('women', 3, 0.15);
  return [
    oldest,
    taken('Returns', 0, 0.04, [oldest], { type: 'return' }),
    women1,
    men1,
    taken('Reposition', 1, 0.06, [women1, men1], { type: 'repo' }),
    women2,
    taken('Reposition', 2, 0.08, [women2], { type: 'repo' }),
    taken('Returns', 2, 0.04, [women2], { type: 'return' }),
    women3,
    own('men', 3, 0.09),
    own('accessories', 3, 0.06),
    taken('United Kingdom', 3, 0.05, [women3], { currency: 'GBP' }),
  ];
}

/** The part of all garments that each catalog holds, as whole numbers that add up to `total`. */
export function garmentCounts(plan: readonly PlannedCatalog[], total: number): number[] {
  const sum = plan.reduce((all, { share }) => all + share, 0);
  let [share, given] = [0, 0];
  return plan.map((catalog) => {
    share += catalog.share;
    const upToHere = Math.round((total * share) / sum);
    const count = upToHere - given;
    given = upToHere;
    return count;
  });
}
