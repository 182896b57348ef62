/** A catalog's name with its season, which many names hold already. */
export function catalogText({ name, season }: { name: string; season: string }): string {
  return name.includes(season) ? name : `${name}, ${season}`;
}
