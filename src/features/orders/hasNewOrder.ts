import { menuFor } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';

/** Staff order for their customers, so the menu offers them no order for themselves (spec 6). */
export function hasNewOrder(roles: readonly Role[]): boolean {
  return menuFor(roles).some(({ entries }) => entries.some(({ page }) => page === 'newOrder'));
}
