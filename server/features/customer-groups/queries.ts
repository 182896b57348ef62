import { and, eq, sql } from 'drizzle-orm';
import type { Schema, Viewer } from '../../core/call';
import type { Db } from '../../db/openDatabase';
import { ownOrShared, type SavedKind } from '../../db/savedSets';
import { customerGroupMembers, customerGroups, users } from '../../db/schema';
import { customersSeenBy } from '../../db/users';
import { may } from '../../../src/domain/access/rights';

/** Admins see every group. */
export const groups: SavedKind = {
  table: customerGroups,
  noun: 'group',
  seenBy: (viewer) => (may(viewer.roles, 'shareSavedSets') ? undefined : ownOrShared(customerGroups, viewer)),
};

/** The groups that a person may use, by name, with the members whom they may see. */
export async function selectGroups(db: Db, viewer: Viewer): Promise<Schema<'CustomerGroup'>[]> {
  return db
    .select({
      id: sql<string>`${customerGroups.id}::text`,
      name: customerGroups.name,
      owner: users.name,
      is_shared: customerGroups.isShared,
      is_own: sql<boolean>`${customerGroups.ownerId} = ${viewer.dbId}`,
      members: sql<string[]>`array(
        select m.customer_id::text from customer_group_members m join users u on u.id = m.customer_id
        where m.group_id = ${customerGroups.id} and ${customersSeenBy(viewer)} order by m.customer_id)`,
    })
    .from(customerGroups)
    .innerJoin(users, eq(users.id, customerGroups.ownerId))
    .where(groups.seenBy(viewer))
    .orderBy(sql`lower(${customerGroups.name})`, customerGroups.id);
}

/** Which of these customers a person may see, as database ids; the wire ids are valid ones. */
export async function selectSeenCustomers(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Set<number>> {
  const found = await db.execute<{ id: number }>(sql`
    select u.id::float8 as id from users u
    where u.id = any(${sql.param([...ids])}::bigint[]) and ${customersSeenBy(viewer)}`);
  return new Set(found.rows.map(({ id }) => id));
}

/** Adds customers to a group; current members stay. */
export async function addMembers(db: Db, groupId: number, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    insert into customer_group_members (group_id, customer_id)
    select ${groupId}::bigint, id from unnest(${sql.param([...ids])}::bigint[]) id
    on conflict do nothing`);
}

/** Removes customers from a group. */
export async function removeMembers(db: Db, groupId: number, ids: readonly number[]): Promise<void> {
  await db
    .delete(customerGroupMembers)
    .where(
      and(
        eq(customerGroupMembers.groupId, groupId),
        sql`${customerGroupMembers.customerId} = any(${sql.param([...ids])}::bigint[])`,
      ),
    );
}

/** Removes the members that this person sees and has not listed. */
export async function keepMembersOnly(
  db: Db,
  groupId: number,
  viewer: Viewer,
  ids: readonly number[],
): Promise<void> {
  await db.execute(sql`
    delete from customer_group_members m using users u
    where m.group_id = ${groupId} and u.id = m.customer_id and ${customersSeenBy(viewer)}
      and not u.id = any(${sql.param([...ids])}::bigint[])`);
}
