import { names } from './data/orders.json';

/** The names that shops of a country, such as 'FR', give orders of a season, such as 'SS27'; English ones for others. */
export function orderNames(country: string, season: string): string[] {
  const own = names.find(({ countries }) => country !== '' && countries.includes(country)) ?? names[0];
  if (own === undefined) return [];
  return [...own.all, ...(season.startsWith('SS') ? own.SS : own.AW)].map((name) =>
    name.replace('{season}', season),
  );
}
