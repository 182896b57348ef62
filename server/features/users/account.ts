import { message } from '../../../src/domain/language/message';
import type { Role } from '../../../src/domain/access/roleOptions';
import type { Db } from '../../db/openDatabase';
import { endSessionsOf } from '../../db/sessions';
import { handOverIfNeeded, hasOtherAdmin } from '../../db/handover';
import { deleteLinks } from '../../identity/oneTimeLinks';
import type { Viewer } from '../../core/call';
import { Refusal } from '../../core/problems';
import { findAgents, type KnownUser } from './visibleUsers';
import { writeUser } from './writeQueries';
import { losesRight, may } from '../../../src/domain/access/rights';

/** Who takes over from an agent, by wire ids, with the `viewer` who decided it, and when. */
export interface Handover {
  viewer: Viewer;
  to: readonly string[];
  at: Date;
}

/**
 * Closes an account for good: its sessions and links end, its orders stay under its name. An agent's orders and
 * customers go to the successors; an agent who has any can't be deleted without them.
 */
export async function closeAccount(db: Db, user: KnownUser, handover: Handover): Promise<void> {
  if (may(user.roles, 'administer') && !(await hasOtherAdmin(db, user.dbId))) {
    throw new Refusal(message('The last admin cannot be deleted.'));
  }
  await handOver(db, user, handover);
  await writeUser(db, user.dbId, { closedAt: handover.at });
  await deleteLinks(db, user.dbId);
  await endSessionsOf(db, user.dbId, null);
}

/**
 * Gives a user exactly these roles and ends their sessions except the calling one (`asking`). The last admin keeps the
 * role, and an agent who has orders or customers loses the agent role only when somebody takes over. Returns whether
 * anything changed: false if they already have these roles.
 */
export async function writeRoles(
  db: Db,
  user: KnownUser,
  roles: readonly Role[],
  { asking, handover }: { asking: Buffer | null; handover: Handover },
): Promise<boolean> {
  const isSame = roles.length === user.roles.length && roles.every((role) => user.roles.includes(role));
  if (isSame) return false;
  if (losesRight(user.roles, roles, 'administer') && !(await hasOtherAdmin(db, user.dbId))) {
    throw new Refusal(message('The last admin must keep the role.'));
  }
  if (losesRight(user.roles, roles, 'haveCustomers')) await handOver(db, user, handover);
  await writeUser(db, user.dbId, { roles: [...roles] });
  await endSessionsOf(db, user.dbId, asking);
  return true;
}

/** Hands an agent's orders and customers over if there are any, to agents whom the viewer sees. */
async function handOver(db: Db, user: KnownUser, { viewer, to, at }: Handover): Promise<void> {
  const agents = await findAgents(db, viewer, to);
  await handOverIfNeeded(db, user, { actorId: viewer.dbId, to: agents, at });
}
