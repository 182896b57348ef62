import type { CustomerTaskAction } from '../../../src/domain/access/customerTasks';
import type { Db } from '../../db/openDatabase';
import type { Schema, Viewer } from '../../core/call';
import { Refusal } from '../../core/problems';
import { setCatalog } from './catalogs';
import { assertMayGrant, findGiver, orNull } from './userData';
import { findAgents, lockManagedUser } from './visibleUsers';
import { replaceAgents, writeUser } from './writeQueries';

/** One customer's turn in a task over many: who changes them, and to what. */
interface Turn {
  user: Viewer;
  customerId: string;
  catalogs: string[];
  agents: string[];
  pricelist: string | null;
}

/** What a task over many customers changes of one of them, by the rules of the calls for one. */
export const customerSteps: Record<CustomerTaskAction, (tx: Db, turn: Turn) => Promise<void>> = {
  async catalogs(tx, { user, customerId, catalogs }) {
    for (const catalog_id of catalogs) {
      await setCatalog(tx, user, { catalog_id, user_ids: [customerId], action: 'enable', cascade: false });
    }
  },
  agents: (tx, { user, customerId: id, agents }) => setAgents(tx, user, { id, agents }),
  async pricelist(tx, { user, customerId, pricelist: wanted }) {
    const giver = await findGiver(tx, user);
    const found = await lockManagedUser(tx, user, customerId);
    const pricelist = orNull(wanted);
    assertMayGrant(giver, found, { ...found, pricelist });
    await writeUser(tx, found.dbId, { pricelist });
  },
};

/** Sets a customer's agents, who stay agents until the transaction ends (`lockAgentsShared`). */
export async function setAgents(
  tx: Db,
  user: Viewer,
  { id, agents: wireIds }: Schema<'SetUserAgentsRequest'>,
): Promise<void> {
  const found = await lockManagedUser(tx, user, id);
  const agents = await findAgents(tx, user, wireIds);
  if (agents.some((agent) => agent.dbId === found.dbId)) {
    throw new Refusal(`${found.name} cannot be their own agent.`);
  }
  await replaceAgents(
    tx,
    found.dbId,
    agents.map((agent) => agent.dbId),
  );
}
