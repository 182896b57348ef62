import type { Role } from './roleOptions';

/**
 * Whether a person's own scope covers a catalog: enabled for them, and for customers also on a channel that
 * their roles use, WLS or the app's LS; every catalog for an admin (spec 1, api.md 'Fine print').
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
