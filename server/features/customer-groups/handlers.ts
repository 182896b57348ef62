import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import type { Viewer } from '../../core/call';
import type { Handler } from '../../http/operation';
import { forbidden, notFound } from '../../core/problems';
import {
  addMembers,
  countOwnGroups,
  deleteGroup,
  insertGroup,
  keepMembersOnly,
  lockGroup,
  removeMembers,
  selectGroups,
  selectSeenCustomers,
  updateGroup,
} from './queries';

const maxGroups = 100;

export const listCustomerGroups: Handler<'listCustomerGroups'> = async ({ db, user }) => ({
  groups: await selectGroups(db, user),
});

export const saveCustomerGroup: Handler<'saveCustomerGroup'> = async ({ db, user, body }) => {
  const { id: wireId, name, is_shared: isShared, members } = body;
  return db.transaction(async (tx) => {
    // The error must not reveal whether a group exists that the person may not see.
    const group = wireId === undefined ? null : await findChangeable(tx, user, wireId);
    if (isShared && !user.roles.includes('admin')) throw forbidden();
    const customers = members && (await findCustomers(tx, user, members));
    if (group === null && (await countOwnGroups(tx, user.dbId)) >= maxGroups)
      return { status: 'error', error: `You have ${maxGroups} groups already. Delete one first.` };
    const values = { name, isShared };
    const id = group?.id ?? (await insertGroup(tx, user.dbId, values));
    if (group !== null) await updateGroup(tx, id, values);
    if (customers !== undefined) {
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
    const group = await findChangeable(tx, user, body.id);
    await removeMembers(tx, group.id, await findCustomers(tx, user, body.remove));
    await addMembers(tx, group.id, await findCustomers(tx, user, body.add));
  });
  return { status: 'success' };
};

export const deleteCustomerGroup: Handler<'deleteCustomerGroup'> = async ({ db, user, body }) => {
  await db.transaction(async (tx) => deleteGroup(tx, (await findChangeable(tx, user, body.id)).id));
  return { status: 'success' };
};

/** The group of this wire id, if the person may change it; 403 if they only see it, else 404. */
async function findChangeable(db: Db, user: Viewer, wireId: string) {
  const id = toId(wireId);
  const group = id === null ? null : await lockGroup(db, user, id);
  if (group === null) throw notFound('group');
  if (group.ownerId !== user.dbId && !user.roles.includes('admin')) throw forbidden();
  return group;
}

/** The database ids of these customers; 404 when one is no customer, or not this person's to see. */
async function findCustomers(db: Db, user: Viewer, wireIds: readonly string[]): Promise<number[]> {
  const ids = wireIds.map((wireId) => toId(wireId) ?? 0);
  const seen = await selectSeenCustomers(db, user, ids);
  if (!ids.every((id) => seen.has(id))) throw notFound('customer');
  return ids;
}
