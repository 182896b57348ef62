import { ownsUser } from '../../../src/domain/access/ownership';
import type { Role } from '../../../src/domain/access/roleOptions';
import type { Schema } from '../../http/operation';
import type { UserRow } from './queries';

/**
 * A user as the contract shows one to this person: in whole to themselves, the agents of a customer and admins; of
 * another agent name and e-mail only. What was not asked for is left out.
 */
export function presentUser(viewer: { id: string; roles: readonly Role[] }, user: UserRow): Schema<'User'> {
  if (!ownsUser(viewer, user)) return presentColleague(user);
  const { num_orders, addresses, sales_organizations, ...always } = user;
  return {
    ...always,
    num_catalogs: user.catalogs.length,
    ...(num_orders === null ? {} : { num_orders }),
    ...(addresses === null ? {} : { addresses }),
    ...(sales_organizations === null ? {} : { sales_organizations }),
  };
}

/** What the contract needs of everybody, blank but for who it is: that they are an agent is why they are seen at all. */
const presentColleague = ({ id, name, email }: UserRow): Schema<'User'> => ({
  id,
  name,
  email,
  roles: ['agent'],
  sap_id: null,
  catalogs: [],
  num_catalogs: 0,
  agents: [],
  extra_info: '',
  warehouse: '',
  pricelist: null,
  is_wholesale: true,
});
