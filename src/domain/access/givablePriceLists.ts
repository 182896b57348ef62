import { priceLists } from '../constants/priceLists';
import type { Role } from './roleOptions';

/**
 * The price lists that a person may look at and give to a customer, beside none: all for an admin, else only their own
 * (spec 5, 6).
 */
export function givablePriceLists(viewer: {
  roles: readonly Role[];
  pricelist: string | null;
}): readonly string[] {
  if (viewer.roles.includes('admin')) return priceLists;
  return viewer.pricelist === null ? [] : [viewer.pricelist];
}
