import type { Role } from '../../../src/domain/access/roleOptions';
import type { Db } from '../../db/openDatabase';
import { Refusal } from '../../plugins/problems';
import type { KnownUser } from './find';
import { deleteSessions } from './passwordQueries';
import { hasOtherAdmin, writeUser } from './writeQueries';

/**
 * Gives a user these roles and no others, and ends their sessions but the one that asks; the last admin keeps the
 * role. Answers whether anything was done: not when they have these roles already.
 */
export async function writeRoles(
  db: Db,
  user: KnownUser,
  roles: readonly Role[],
  asking: Buffer | null,
): Promise<boolean> {
  const isSame = roles.length === user.roles.length && roles.every((role) => user.roles.includes(role));
  if (isSame) return false;
  const losesAdmin = user.roles.includes('admin') && !roles.includes('admin');
  if (losesAdmin && !(await hasOtherAdmin(db, user.dbId))) {
    throw new Refusal('The last admin must keep the role.');
  }
  await writeUser(db, user.dbId, { roles: [...roles] });
  await deleteSessions(db, user.dbId, asking);
  return true;
}
