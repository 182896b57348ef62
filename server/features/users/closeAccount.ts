import type { Db } from '../../db/openDatabase';
import { deleteLinks } from '../../http/oneTimeLinks';
import { Refusal } from '../../http/problems';
import type { KnownUser } from './find';
import { type Handover, handOverWork } from './handOver';
import { deleteSessions } from './passwordQueries';
import { hasOtherAdmin, writeUser } from './writeQueries';

/**
 * Closes an account for good: its sessions and links end, its orders stay under its name. What an agent sells and
 * whom they look after goes to the successors, without whom an agent who has any is not deleted.
 */
export async function closeAccount(db: Db, user: KnownUser, handover: Handover): Promise<void> {
  if (user.roles.includes('admin') && !(await hasOtherAdmin(db, user.dbId))) {
    throw new Refusal('The last admin cannot be deleted.');
  }
  await handOverWork(db, user, handover);
  await writeUser(db, user.dbId, { closedAt: handover.at });
  await deleteLinks(db, user.dbId);
  await deleteSessions(db, user.dbId, null);
}
