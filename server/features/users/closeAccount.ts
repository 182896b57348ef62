import type { Db } from '../../db/openDatabase';
import { deleteLinks } from '../../plugins/oneTimeLinks';
import { Refusal } from '../../plugins/problems';
import type { KnownUser } from './find';
import { deleteSessions } from './passwordQueries';
import { handOver, hasOtherAdmin, hasWork, writeUser } from './writeQueries';

/**
 * Closes an account for good: its sessions and links end, its orders stay under its name. What an agent sells and
 * whom they look after goes to the successors, without whom an agent who has any is not deleted.
 */
export async function closeAccount(
  db: Db,
  user: KnownUser,
  successors: readonly KnownUser[],
  now: Date,
): Promise<void> {
  if (successors.some((successor) => successor.dbId === user.dbId)) {
    throw new Refusal(`${user.name} cannot take over from themselves.`);
  }
  if (user.roles.includes('admin') && !(await hasOtherAdmin(db, user.dbId))) {
    throw new Refusal('The last admin cannot be deleted.');
  }
  const [first, ...others] = successors.map((successor) => successor.dbId);
  if (first !== undefined) await handOver(db, user.dbId, [first, ...others]);
  else if (user.roles.includes('agent') && (await hasWork(db, user.dbId))) {
    throw new Refusal(`${user.name} has orders or customers. Choose the agents who take over.`);
  }
  await writeUser(db, user.dbId, { closedAt: now });
  await deleteLinks(db, user.dbId);
  await deleteSessions(db, user.dbId, null);
}
