import { accessRules, type AccessRule, type OperationId, type Scope } from './accessRules';
import type { Role } from './roleOptions';

/**
 * The widest scope that any of the person's roles gives for a call, or null when none of them may make it
 * (spec 6).
 */
export function scopeOf(roles: readonly Role[], operation: OperationId): Scope | null {
  const rule: AccessRule = accessRules[operation];
  if (rule === 'public') return 'any';
  if (rule === 'signedIn') return 'own';

  const scopes = roles.map((role) => rule[role]);
  if (scopes.includes('any')) return 'any';
  return scopes.includes('own') ? 'own' : null;
}
