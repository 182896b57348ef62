import type { OperationId } from './accessRules';
import type { Role } from './roleOptions';
import { scopeOf } from './scopeOf';

/** Whether a signed-in person with these roles may make a call at all, on whichever record (spec 6). */
export function mayCall(roles: readonly Role[], operation: OperationId): boolean {
  return scopeOf(roles, operation) !== null;
}
