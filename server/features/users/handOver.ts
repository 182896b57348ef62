import type { Db } from '../../db/openDatabase';
import type { Viewer } from '../../http/operation';
import { recordOrderEvents } from '../../db/orders';
import { Refusal } from '../../http/problems';
import { findAgents, type KnownUser } from './find';
import { handOver, hasWork } from './writeQueries';

/** Who takes over from an agent, by wire ids, as `viewer` decided, and when. */
export interface Handover {
  viewer: Viewer;
  to: readonly string[];
  at: Date;
}

/**
 * Gives an agent's orders to the first successor and the customers to each; without successors an agent who has any is
 * refused in words. The transaction has `changeAgents`, so that no successor is closed or stripped meanwhile.
 */
export async function handOverWork(db: Db, user: KnownUser, { viewer, to, at }: Handover): Promise<void> {
  const [first, ...others] = await findAgents(db, viewer, to);
  if (first === undefined) {
    if (!user.roles.includes('agent') || !(await hasWork(db, user.dbId))) return;
    throw new Refusal(`${user.name} has orders or customers. Choose the agents who take over.`, {
      needs_handover: true,
    });
  }
  const ids: [number, ...number[]] = [first.dbId, ...others.map(({ dbId }) => dbId)];
  if (ids.includes(user.dbId)) throw new Refusal(`${user.name} cannot take over from themselves.`);
  const orderIds = await handOver(db, user.dbId, ids);
  const detail = { from: user.name, to: first.name };
  await recordOrderEvents(db, orderIds, { actorId: viewer.dbId, at, kind: 'handed_over', detail });
}
