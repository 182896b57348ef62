import { useGetMeQuery, useHas } from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import { paths } from '../../lib/paths';

/** The address of a garment's page, with its figures over all orders or those of a season. */
const garmentHref = (generic: string, season?: string): string =>
  paths.garment.href(generic) + (season === undefined ? '' : `?season=${season}`);

/** How to link to garments' pages; null where the host or the person has none. */
export type GarmentHref = typeof garmentHref | null;

/** How to link to garments' pages; always the same function. */
export function useGarmentHref(): GarmentHref {
  const hasPage = useHas('getGarmentOrders');
  const roles = useGetMeQuery().data?.roles ?? [];
  return hasPage && mayOpen(roles, 'garment') ? garmentHref : null;
}
