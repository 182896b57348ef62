import { ownsUser } from './ownsUser';
import type { Role } from './roleOptions';

/**
 * Whether a person's own scope lets them look at a user: one whom they own, and for agents also another agent,
 * since they add colleagues to their customers (spec 2 'User detail', spec 6).
 */
export function seesUser(
  viewer: { id: string; roles: readonly Role[] },
  user: { id: string; roles: readonly Role[]; agents: readonly string[] },
): boolean {
  return ownsUser(viewer, user) || (viewer.roles.includes('agent') && user.roles.includes('agent'));
}
