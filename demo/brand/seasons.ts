import catalogs from './data/catalogs.json';

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

/** A catalog as the data file has it: with its own garments, of a line, or with garments of other catalogs. */
interface CatalogData {
  name: string;
  /** From 0 for the oldest season to 3 for the newest; the newest two are current. */
  season: number;
  /** Its share of all garments. */
  share: number;
  type?: string;
  currency?: string;
  line?: string;
  /** The catalogs of its season that it takes garments from. */
  from?: readonly string[];
}

/** One of the brand's catalogs, whose name and whose sources' names end with their season. */
export type PlannedCatalog = ReturnType<typeof planCatalogs>[number];

/** The twelve catalogs at this time. */
export function planCatalogs(now: Date) {
  const seasons = seasonsAround(now);
  const data: readonly CatalogData[] = catalogs;
  return data.map(({ season: age, type = 'initial', currency = 'EUR', line = null, from = [], ...rest }) => {
    const season = seasons[age] ?? '';
    const named = (name: string) => `${name} ${season}`;
    return { ...rest, name: named(rest.name), season, age, type, currency, line, from: from.map(named) };
  });
}
