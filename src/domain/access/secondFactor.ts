import { keysOf } from '../records';
import type { OperationId } from './accessRules';
import { factorCalls } from './factorCalls';
import { isStaff, type Role } from './roleOptions';

/** Whom a host can require to have a second factor; staff are admins and agents. */
export const factorRequirements = ['none', 'admins', 'staff', 'all'] as const;

/** Whether somebody with these roles needs a second factor. */
export function needsSecondFactor(
  required: (typeof factorRequirements)[number],
  roles: readonly Role[],
): boolean {
  if (required === 'admins') return roles.includes('admin');
  if (required === 'staff') return isStaff(roles);
  return required === 'all';
}

/** The calls of somebody who needs a second factor and has none: those of the profile page that set one up. */
export const callsWithoutFactor: ReadonlySet<OperationId> = new Set([
  'getMe',
  'logout',
  'confirmSession',
  'getSecondFactors',
  'listPasskeys',
  ...keysOf(factorCalls).filter((call) => factorCalls[call] !== 'remove'),
]);
