const day = 86_400_000;

/** A moment some days before or after another. */
export const daysFrom = (moment: Date, days: number): Date => new Date(moment.getTime() + days * day);

/** Midnight (UTC) of a day, as dates without a time are kept. */
export const midnight = (moment: Date): Date => new Date(Math.floor(moment.getTime() / day) * day);

/**
 * The four seasons that a brand works with, oldest first: the newest is the one that shops order now, half a
 * year ahead: from July on the coming SS, before that this year's AW.
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
