import { useGetMeQuery, useHas } from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import { paths } from '../../lib/paths';

/** The address of a garment's page, with its figures over all orders or those of a season. */
const garmentHref = (generic: string, season?: string): string =>
  paths.garment.href(generic) + (season === undefined ? '' : `?season=${season}`);

/** A function that returns the link to a garment's page; null if the server or the person has no such page. */
export type GarmentHref = typeof garmentHref | null;

/** The same, referentially stable. */
export function useGarmentHref(): GarmentHref {
  const hasPage = useHas('getGarmentOrders');
  const roles = useGetMeQuery().data?.roles ?? [];
  return hasPage && mayOpen(roles, 'garment') ? garmentHref : null;
}
