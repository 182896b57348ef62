import type { Role } from './roleOptions';

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
