import { message } from '../../../src/domain/language/message';
import type { CustomerTaskAction } from '../../../src/domain/access/customerTasks';
import type { CustomerStep } from '../../background/taskSteps';
import type { Db } from '../../db/openDatabase';
import type { Schema, Viewer } from '../../core/call';
import { Refusal } from '../../core/problems';
import { setCatalog } from './catalogs';
import { assertMayGrant, findGrantor, orNull } from './userData';
import { findAgents, lockManagedUser } from './visibleUsers';
import { replaceAgents, writeUser } from './writeQueries';

/** The steps of bulk tasks over customers, with the same rules as the calls for one customer. */
export const customerSteps: Record<CustomerTaskAction, CustomerStep> = {
  async catalogs(tx, { user, customerId, catalogs }) {
    for (const catalog_id of catalogs) {
      await setCatalog(tx, user, { catalog_id, user_ids: [customerId], action: 'enable', cascade: false });
    }
  },
  agents: (tx, { user, customerId: id, agents }) => setAgents(tx, user, { id, agents }),
  async pricelist(tx, { user, customerId, pricelist: wanted }) {
    const grantor = await findGrantor(tx, user);
    const found = await lockManagedUser(tx, user, customerId);
    const pricelist = orNull(wanted);
    assertMayGrant(grantor, found, { ...found, pricelist });
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
    throw new Refusal(message('{name} cannot be their own agent.', { name: found.name }));
  }
  await replaceAgents(
    tx,
    found.dbId,
    agents.map((agent) => agent.dbId),
  );
}
