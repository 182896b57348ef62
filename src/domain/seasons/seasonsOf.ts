import { sortSeasons } from './sortSeasons';

/** The seasons of these catalogs, each once, newest first. */
export function seasonsOf(catalogs: readonly { season: string }[]): string[] {
  return sortSeasons([...new Set(catalogs.map(({ season }) => season))]);
}
