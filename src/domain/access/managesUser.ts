import type { Role } from './roleOptions';

/**
 * Whether a person may change a user's data: admins anyone's, agents that of their own customers, but neither
 * their own nor that of a customer who is staff too, whose account would lend them its rights (spec 6 'Modify
 * data').
 */
export function managesUser(
  viewer: { id: string; roles: readonly Role[] },
  user: { id: string; roles: readonly Role[]; agents: readonly string[] },
): boolean {
  if (viewer.roles.includes('admin')) return true;
  const isStaff = user.roles.includes('admin') || user.roles.includes('agent');
  const isOwnCustomer = viewer.roles.includes('agent') && user.agents.includes(viewer.id);
  return isOwnCustomer && !isStaff && user.id !== viewer.id;
}
