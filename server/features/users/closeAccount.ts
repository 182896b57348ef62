import type { Db } from '../../db/openDatabase';
import { recordOrderEvents } from '../../orders/recordEvent';
import { deleteLinks } from '../../plugins/oneTimeLinks';
import { Refusal } from '../../plugins/problems';
import type { KnownUser } from './find';
import { deleteSessions } from './passwordQueries';
import { handOver, hasOtherAdmin, hasWork, writeUser } from './writeQueries';

/** An account to be closed: whose, by whom and when. */
interface Closing {
  user: KnownUser;
  successors: readonly KnownUser[];
  actorId: number;
  at: Date;
}

/**
 * Closes an account for good: its sessions and links end, its orders stay under its name. What an agent sells and
 * whom they look after goes to the successors, without whom an agent who has any is not deleted.
 */
export async function closeAccount(db: Db, { user, successors, actorId, at }: Closing): Promise<void> {
  if (successors.some((successor) => successor.dbId === user.dbId)) {
    throw new Refusal(`${user.name} cannot take over from themselves.`);
  }
  if (user.roles.includes('admin') && !(await hasOtherAdmin(db, user.dbId))) {
    throw new Refusal('The last admin cannot be deleted.');
  }
  const [first, ...others] = successors;
  if (first !== undefined) {
    const orderIds = await handOver(db, user.dbId, [first.dbId, ...others.map(({ dbId }) => dbId)]);
    const detail = { from: user.name, to: first.name };
    await recordOrderEvents(db, orderIds, { actorId, at, kind: 'handed_over', detail });
  } else if (user.roles.includes('agent') && (await hasWork(db, user.dbId))) {
    throw new Refusal(`${user.name} has orders or customers. Choose the agents who take over.`);
  }
  await writeUser(db, user.dbId, { closedAt: at });
  await deleteLinks(db, user.dbId);
  await deleteSessions(db, user.dbId, null);
}
