import { type Message, message } from '../language/message';
import { isStaff, type Role } from './roleOptions';

/** Whose passwords a host takes: everybody's, or those of people who are no staff. */
export type LocalPasswords = 'all' | 'customers';

/** Why somebody with these roles can't have or use a password of this host, or null. */
export function localPasswordRefusal(passwords: LocalPasswords, roles: readonly Role[]): Message | null {
  return passwords === 'customers' && isStaff(roles)
    ? message('Admins and agents sign in with their company’s account, not with a password.')
    : null;
}
