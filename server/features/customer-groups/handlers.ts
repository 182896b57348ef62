import type { Db } from '../../db/openDatabase';
import { deleteSavedSet, findOwnSavedSet, saveSet } from '../../db/savedSets';
import { toId } from '../../db/schema';
import type { Viewer } from '../../core/call';
import type { Handler } from '../../http/operation';
import { notFound } from '../../core/problems';
import {
  addMembers,
  groups,
  keepMembersOnly,
  removeMembers,
  selectGroups,
  selectSeenCustomers,
} from './queries';

export const listCustomerGroups: Handler<'listCustomerGroups'> = async ({ db, user }) => ({
  groups: await selectGroups(db, user),
});

export const saveCustomerGroup: Handler<'saveCustomerGroup'> = async ({ db, user, body }) => {
  const { id: wireId, name, is_shared: isShared, members } = body;
  return db.transaction(async (tx) => {
    const id = await saveSet(tx, groups, user, wireId, { name, isShared });
    if (members !== undefined) {
      const customers = await findCustomers(tx, user, members);
      await keepMembersOnly(tx, id, user, customers);
      await addMembers(tx, id, customers);
    }
    return { status: 'success', id: String(id) };
  });
};

export const changeCustomerGroupMembers: Handler<'changeCustomerGroupMembers'> = async ({
  db,
  user,
  body,
}) => {
  await db.transaction(async (tx) => {
    const id = await findOwnSavedSet(tx, groups, user, body.id);
    await removeMembers(tx, id, await findCustomers(tx, user, body.remove));
    await addMembers(tx, id, await findCustomers(tx, user, body.add));
  });
  return { status: 'success' };
};

export const deleteCustomerGroup: Handler<'deleteCustomerGroup'> = async ({ db, user, body }) => {
  await db.transaction((tx) => deleteSavedSet(tx, groups, user, body.id));
  return { status: 'success' };
};

/** The database ids of these customers; 404 when one is no customer, or not this person's to see. */
async function findCustomers(db: Db, user: Viewer, wireIds: readonly string[]): Promise<number[]> {
  const ids = wireIds.map(toId);
  const seen = await selectSeenCustomers(db, user, ids);
  if (!ids.every((id) => seen.has(id))) throw notFound('customer');
  return ids;
}
