import { pageRules, type PageKey } from './pageRules';
import type { Role } from './roleOptions';

/**
 * Whether a person with these roles may open a page; an empty list of roles opens public pages only (spec 6).
 */
export function mayOpen(roles: readonly Role[], page: PageKey): boolean {
  const rule: 'public' | readonly Role[] = pageRules[page];
  return rule === 'public' || roles.some((role) => rule.includes(role));
}
