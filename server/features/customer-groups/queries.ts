import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { customerGroupMembers, customerGroups } from '../../db/schema';
import { customersSeenBy, lockAccount } from '../../db/users';
import type { Schema, Viewer } from '../../core/call';

/** Admins see every group, others their own and those for everybody. */
const groupsSeenBy = ({ roles, dbId }: Viewer): SQL =>
  roles.includes('admin') ? sql`true` : sql`(g.owner_id = ${dbId} or g.is_shared)`;

/** The groups that a person may use, by name, with the members whom they may see. */
export async function selectGroups(db: Db, viewer: Viewer): Promise<Schema<'CustomerGroup'>[]> {
  const found = await db.execute<Schema<'CustomerGroup'>>(sql`
    select g.id::text as id, g.name, o.name as owner, g.is_shared, g.owner_id = ${viewer.dbId} as is_own,
      array(
        select m.customer_id::text from customer_group_members m join users u on u.id = m.customer_id
        where m.group_id = g.id and ${customersSeenBy(viewer)} order by m.customer_id) as members
    from customer_groups g join users o on o.id = g.owner_id
    where ${groupsSeenBy(viewer)}
    order by lower(g.name), g.id`);
  return found.rows;
}

/** A group that this person may use, locked until the transaction ends, or null. */
export async function lockGroup(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<{ id: number; ownerId: number } | null> {
  const found = await db.execute<{ owner: number }>(sql`
    select g.owner_id::float8 as owner from customer_groups g
    where g.id = ${id} and ${groupsSeenBy(viewer)} for update`);
  const [group] = found.rows;
  return group === undefined ? null : { id, ownerId: group.owner };
}

/** How many groups a person has made; nobody else can make one for them until the transaction ends. */
export async function countOwnGroups(db: Db, userId: number): Promise<number> {
  await lockAccount(db, userId);
  const [own] = await db
    .select({ count: count() })
    .from(customerGroups)
    .where(eq(customerGroups.ownerId, userId));
  return own?.count ?? 0;
}

type Values = Pick<typeof customerGroups.$inferInsert, 'name' | 'isShared'>;

export async function insertGroup(db: Db, ownerId: number, values: Values): Promise<number> {
  const rows = await db
    .insert(customerGroups)
    .values({ ownerId, ...values })
    .returning({ id: customerGroups.id });
  return rows.reduce((_, { id }) => id, 0);
}

export async function updateGroup(db: Db, id: number, values: Values): Promise<void> {
  await db.update(customerGroups).set(values).where(eq(customerGroups.id, id));
}

export async function deleteGroup(db: Db, id: number): Promise<void> {
  await db.delete(customerGroups).where(eq(customerGroups.id, id));
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
