import type { Role } from './roleOptions';

/**
 * Whether a person may turn a user's roles into others, none before for a new user: admins any, agents only
 * to give or take wls, everybody else nothing (spec 5, 6).
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
