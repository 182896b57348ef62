import type { Line } from './kinds';

const day = 86_400_000;

/** A moment this many days before or after another. */
export const daysFrom = (moment: Date, days: number): Date => new Date(moment.getTime() + days * day);

/** Midnight (UTC) of a day, which is how dates without a time are stored. */
export const midnight = (moment: Date): Date => new Date(Math.floor(moment.getTime() / day) * day);

/**
 * The four seasons that a brand works with, oldest first. The newest is the one that shops order now, half a year
 * ahead: from July on next year's SS, before that this year's AW.
 */
export function seasonsAround(now: Date): [string, string, string, string] {
  const halfYear = now.getUTCFullYear() * 2 + (now.getUTCMonth() >= 6 ? 2 : 1);
  const name = (half: number) =>
    `${half % 2 === 0 ? 'SS' : 'AW'}${String(Math.floor(half / 2) % 100).padStart(2, '0')}`;
  return [name(halfYear - 3), name(halfYear - 2), name(halfYear - 1), name(halfYear)];
}

/** When the goods of a season reach the shops: late January for SS, late July for AW. */
export function deliveryOf(season: string): Date {
  const year = 2000 + Number(season.slice(2));
  return new Date(Date.UTC(year, season.startsWith('SS') ? 0 : 6, 25));
}

/** One of the brand's catalogs, with its own garments or garments taken from other catalogs. */
export interface PlannedCatalog {
  name: string;
  season: string;
  /** From 0 for the oldest season to 3 for the newest; the newest two are current. */
  age: 0 | 1 | 2 | 3;
  type: 'initial' | 'repo' | 'return';
  currency: 'EUR' | 'GBP';
  /** Its share of all garments. */
  share: number;
  line: Line | null;
  /** The names of the catalogs it takes garments from. */
  from: string[];
}

/** The twelve catalogs at this time. */
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
