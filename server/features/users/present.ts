import type { Schema } from '../../operation';
import type { UserRow } from './queries';

/** A user as the contract shows one; what was not asked for is left out. */
export function presentUser(user: UserRow): Schema<'User'> {
  const { num_orders, addresses, sales_organizations, ...always } = user;
  return {
    ...always,
    num_catalogs: user.catalogs.length,
    ...(num_orders === null ? {} : { num_orders }),
    ...(addresses === null ? {} : { addresses }),
    ...(sales_organizations === null ? {} : { sales_organizations }),
  };
}
