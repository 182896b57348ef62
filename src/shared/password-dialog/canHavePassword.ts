import { localPasswordRefusal } from '../../domain/access/localPasswords';
import type { Role } from '../../domain/access/roleOptions';
import { runtimeConfig } from '../../lib/runtimeConfig';

/** Whether somebody with these roles can have a password of the host; where staff sign in elsewhere, they have none. */
export const canHavePassword = (roles: readonly Role[]): boolean =>
  localPasswordRefusal(runtimeConfig().signIn.passwords ?? 'all', roles) === null;
