import { type Role, roleOptions } from './roleOptions';

/** The roles that a provider's claim gives, in display order; its value is a text or a list of them. */
export function rolesOfClaim(claim: unknown, mapping: readonly (readonly [string, Role])[]): Role[] {
  const values: unknown[] = Array.isArray(claim) ? claim : [claim];
  const given = mapping.filter(([value]) => values.includes(value)).map(([, role]) => role);
  return roleOptions.map(({ id }) => id).filter((id) => given.includes(id));
}

/**
 * The roles of somebody to whom a provider gives these; none for somebody without any, who is refused. The last admin
 * keeps the role, and so does an agent whose orders and customers nobody has taken over.
 */
export function rolesFromProvider(
  given: readonly Role[],
  { isLastAdmin, isNeededAsAgent }: { isLastAdmin: boolean; isNeededAsAgent: boolean },
): Role[] {
  const isRefused = given.length === 0 && !isLastAdmin;
  const has = (role: Role) =>
    given.includes(role) || (role === 'admin' && isLastAdmin) || (role === 'agent' && isNeededAsAgent);
  return isRefused ? [] : roleOptions.map(({ id }) => id).filter(has);
}

/** Authentication methods (RFC 8176) that are more than a password, and Entra's `fido`. */
const strongMethods: readonly unknown[] = ['mfa', 'otp', 'hwk', 'swk', 'sc', 'fido'];

/** Authentication contexts that promise more than a password: OpenID's EAP, REFEDS and PAPE. */
const strongContexts: readonly unknown[] = [
  'phr',
  'phrh',
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
];

/** Whether an id token says that a second factor was shown. */
export function saysSecondFactor({ amr, acr }: Readonly<Record<string, unknown>>): boolean {
  const methods: unknown[] = Array.isArray(amr) ? amr : [];
  return methods.some((method) => strongMethods.includes(method)) || strongContexts.includes(acr);
}
