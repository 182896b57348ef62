import type { Role } from '../../../src/domain/access/roleOptions';
import type { Db } from '../../db/openDatabase';
import { Refusal } from '../../http/problems';
import type { KnownUser } from './find';
import { type Handover, handOverWork } from './handOver';
import { deleteSessions } from './passwordQueries';
import { hasOtherAdmin, writeUser } from './writeQueries';

/**
 * Gives a user these roles and no others, and ends their sessions but the one that asks (`asking`). The last admin
 * keeps the role, and an agent who has orders or customers loses theirs only when somebody takes over. Answers whether
 * anything was done: not when they have these roles already.
 */
export async function writeRoles(
  db: Db,
  user: KnownUser,
  roles: readonly Role[],
  { asking, handover }: { asking: Buffer | null; handover: Handover },
): Promise<boolean> {
  const isSame = roles.length === user.roles.length && roles.every((role) => user.roles.includes(role));
  if (isSame) return false;
  const loses = (role: Role) => user.roles.includes(role) && !roles.includes(role);
  if (loses('admin') && !(await hasOtherAdmin(db, user.dbId))) {
    throw new Refusal('The last admin must keep the role.');
  }
  if (loses('agent')) await handOverWork(db, user, handover);
  await writeUser(db, user.dbId, { roles: [...roles] });
  await deleteSessions(db, user.dbId, asking);
  return true;
}
