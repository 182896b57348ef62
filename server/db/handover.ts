import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { message } from '../../src/domain/language/message';
import type { Role } from '../../src/domain/access/roleOptions';
import { Refusal } from '../core/problems';
import type { Db } from './openDatabase';
import { recordOrderEvents } from './orders';
import { orders, users } from './schema';
import { theRow } from './theRow';
import { may } from '../../src/domain/access/rights';
import { holdsRight } from './holdsRight';

/** Whose account is about to end, or to lose a role. */
export interface LeavingUser {
  dbId: number;
  name: string;
  roles: readonly Role[];
}

/** Who takes over from an agent, with the person who decided it, and when. */
export interface Succession {
  actorId: number;
  to: readonly { dbId: number; name: string }[];
  at: Date;
}

/**
 * Gives an agent's orders to the first successor and the customers to each of them; an agent who has any without
 * successors is refused with a message. The transaction holds `lockAgentsExclusive`, so that no successor is closed or
 * loses the role meanwhile.
 */
export async function handOverIfNeeded(
  db: Db,
  user: LeavingUser,
  { actorId, to, at }: Succession,
): Promise<void> {
  const [first, ...others] = to;
  if (first === undefined) {
    if (!may(user.roles, 'haveCustomers') || !(await hasOrdersOrCustomers(db, user.dbId))) return;
    throw new Refusal(
      message('{name} has orders or customers. Choose the agents who take over.', { name: user.name }),
      {
        needs_handover: true,
      },
    );
  }
  const ids: [number, ...number[]] = [first.dbId, ...others.map(({ dbId }) => dbId)];
  if (ids.includes(user.dbId))
    throw new Refusal(message('{name} cannot take over from themselves.', { name: user.name }));
  const orderIds = await handOver(db, user.dbId, ids);
  const detail = { from: user.name, to: first.name };
  await recordOrderEvents(db, orderIds, { actorId, at, kind: 'handed_over', detail });
}

/** A number that no other advisory lock of this product uses. */
const adminsLock = 5_207_312;

/** Whether there is another admin; nobody else can remove an admin until the transaction ends. */
export async function hasOtherAdmin(db: Db, id: number): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${adminsLock})`);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(holdsRight(users.roles, 'administer'), isNull(users.closedAt), ne(users.id, id)))
    .limit(1);
  return found.length > 0;
}

/** Whether an agent sells orders or looks after customers whose accounts are open. */
export async function hasOrdersOrCustomers(db: Db, agentId: number): Promise<boolean> {
  const found = await db.execute<{ has: boolean }>(sql`
    select exists (select from orders o where o.seller_id = ${agentId} and o.archived_at is null)
      or exists (
        select from agent_customers m join users u on u.id = m.customer_id
        where m.agent_id = ${agentId} and u.closed_at is null) as has`);
  return theRow(found.rows).has;
}

/** Gives an agent's orders to the first of these agents and the customers to each of them; returns the orders' ids. */
async function handOver(db: Db, agentId: number, toIds: [number, ...number[]]): Promise<number[]> {
  const moved = await db
    .update(orders)
    .set({ sellerId: toIds[0], version: sql`${orders.version} + 1` })
    .where(eq(orders.sellerId, agentId))
    .returning({ id: orders.id });
  await db.execute(sql`
    insert into agent_customers (agent_id, customer_id)
    select t.id, m.customer_id
    from agent_customers m cross join unnest(${sql.param(toIds)}::bigint[]) t(id)
    where m.agent_id = ${agentId} and m.customer_id <> t.id
    order by 1, 2
    on conflict do nothing`);
  await db.execute(sql`delete from agent_customers where agent_id = ${agentId}`);
  return moved.map(({ id }) => id);
}
