import { isStaff, type Role } from './roleOptions';
import { priceLists } from '../constants';

/**
 * Whether a person may change a user's data: admins anyone's, agents that of their own customers, but neither
 * their own nor that of a customer who is staff too, since that account would give them its rights (spec 6
 * 'Modify data').
 */
export function managesUser(
  viewer: { id: string; roles: readonly Role[] },
  user: { id: string; roles: readonly Role[]; agents: readonly string[] },
): boolean {
  if (viewer.roles.includes('admin')) return true;
  const isOwnCustomer = viewer.roles.includes('agent') && user.agents.includes(viewer.id);
  return isOwnCustomer && !isStaff(user.roles) && user.id !== viewer.id;
}

/**
 * Whether a person's own scope covers a catalog: enabled for them, and for customers also on a channel that
 * their roles use, WLS or the app's LS; every catalog for an admin (spec 1, contract.md 'Fine print').
 */
export function ownsCatalog(
  viewer: { roles: readonly Role[]; catalogs: readonly string[] },
  catalog: { id: string; wls_enabled: boolean; ls_enabled: boolean },
): boolean {
  const has = (role: Role) => viewer.roles.includes(role);
  if (has('admin')) return true;
  if (!viewer.catalogs.includes(catalog.id)) return false;
  return has('agent') || (has('wls') && catalog.wls_enabled) || (has('app') && catalog.ls_enabled);
}

/**
 * Whether a person's own scope covers an order: that of a user they own, or one that they sell as an agent
 * (spec 6).
 */
export function ownsOrder(
  viewer: { id: string; roles: readonly Role[] },
  order: { customer_id: string; customer_agents: readonly string[]; seller_id: string | null },
): boolean {
  if (ownsCustomerOf(viewer, order)) return true;
  return viewer.roles.includes('agent') && order.seller_id === viewer.id;
}

/**
 * Whether a person's own scope covers the customer of an order, and so what belongs to the customer: their papers,
 * addresses and terms. An agent may still sell an order of a customer whom they have lost (contract.md 'Who may do what').
 */
export function ownsCustomerOf(
  viewer: { id: string; roles: readonly Role[] },
  order: { customer_id: string; customer_agents: readonly string[] },
): boolean {
  return ownsUser(viewer, { id: order.customer_id, agents: order.customer_agents });
}

/**
 * Whether a person's own scope covers a user: themselves, an agent's customers, and everyone for an admin
 * (spec 6).
 */
export function ownsUser(
  viewer: { id: string; roles: readonly Role[] },
  user: { id: string; agents: readonly string[] },
): boolean {
  if (viewer.roles.includes('admin')) return true;
  if (user.id === viewer.id) return true;
  return viewer.roles.includes('agent') && user.agents.includes(viewer.id);
}

/**
 * Whether a person's own scope lets them view a user: one whom they own, and for agents also another agent, since they
 * add colleagues to their customers (spec 2 'User detail', spec 6).
 */
export function seesUser(
  viewer: { id: string; roles: readonly Role[] },
  user: { id: string; roles: readonly Role[]; agents: readonly string[] },
): boolean {
  return ownsUser(viewer, user) || (viewer.roles.includes('agent') && user.roles.includes('agent'));
}

/**
 * Whether a person may change a user's roles to these; a new user has none before. Admins may make any change,
 * agents may only add or remove wls, everybody else nothing (spec 5, 6).
 */
export function mayChangeRoles(
  viewer: { roles: readonly Role[] },
  before: readonly Role[],
  after: readonly Role[],
): boolean {
  const given = after.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !after.includes(role));
  const changed = [...given, ...taken];
  if (changed.length === 0 || viewer.roles.includes('admin')) return true;
  return viewer.roles.includes('agent') && changed.every((role) => role === 'wls');
}

/**
 * The price lists that a person may see and give to a customer, besides none: all for an admin, else only their own
 * (spec 5, 6).
 */
export function givablePriceLists(viewer: {
  roles: readonly Role[];
  pricelist: string | null;
}): readonly string[] {
  if (viewer.roles.includes('admin')) return priceLists;
  return viewer.pricelist === null ? [] : [viewer.pricelist];
}
