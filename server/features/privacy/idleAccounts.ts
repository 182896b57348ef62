import { sql } from 'drizzle-orm';
import { mailTask } from '../../background/mail';
import { startTask } from '../../background/tasks';
import { hasOtherAdmin } from '../../db/handover';
import type { Db } from '../../db/openDatabase';
import { lockAgentsExclusive } from '../../db/users';
import type { FileLocation } from '../../files/filesOf';
import { erasePerson, hasWaitingOrders, lockPerson } from './erasePerson';
import { may } from '../../../src/domain/access/rights';
import { holdsRight } from '../../db/holdsRight';

const noticeDays = 30;
const dayMs = 86_400_000;
const atOnce = 100;

/** When an account `u` was last used: by a sign-in or a session, or by an order made or changed for it. */
const lastUse = sql`greatest(u.created_at, u.last_seen_at,
  (select max(s.last_seen_at) from sessions s where s.user_id = u.id),
  (select max(o.edited_at) from orders o where o.customer_id = u.id),
  (select max(o.edited_at) from orders o where o.seller_id = u.id))`;

/** Nobody can take over from the last admin, nor from an agent who has orders or customers: they stay. */
const isDispensable = sql`
  not (${holdsRight(sql`u.roles`, 'administer')} and not exists (
    select from users a where ${holdsRight(sql`a.roles`, 'administer')} and a.closed_at is null and a.id <> u.id))
  and not exists (select from orders o where o.seller_id = u.id and o.archived_at is null)
  and not exists (
    select from agent_customers m join users c on c.id = m.customer_id
    where m.agent_id = u.id and c.closed_at is null)`;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString();

/** Mails those whose account is unused for so long that it will be erased in 30 days; returns how many. */
export async function announceErasure(db: Db, env: FileLocation, days: number, now: Date): Promise<number> {
  const erasedAt = Math.floor((now.getTime() + noticeDays * dayMs) / 1000);
  let count = 0;
  for (;;) {
    const ids = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update users set idle_notice_at = ${now.toISOString()} where id in (
          select u.id from users u
          where u.closed_at is null and ${lastUse} < ${daysBefore(now, days - noticeDays)}
            and (u.idle_notice_at is null or u.idle_notice_at < ${lastUse}) and ${isDispensable}
          order by u.id limit ${atOnce})
        returning id::float8 as id`);
      for (const { id: userId } of rows) {
        await startTask(tx, env, mailTask, {
          input: { kind: 'idle_notice', userId, erasedAt },
          createdBy: null,
        });
      }
      return rows;
    });
    count += ids.length;
    if (ids.length < atOnce) return count;
  }
}

/**
 * Closes and erases accounts that are unused for this many days and were told so 30 days ago, and erases those that were
 * closed that long ago, each in its own transaction; returns the ids. Those with an order that waits for the ERP come later.
 */
export async function eraseIdle(db: Db, env: FileLocation, days: number, now: Date): Promise<number[]> {
  const isDue = sql`u.erased_at is null and case when u.closed_at is null
    then ${lastUse} < ${daysBefore(now, days)} and u.idle_notice_at <= ${daysBefore(now, noticeDays)}
      and u.idle_notice_at >= ${lastUse} and ${isDispensable}
    else u.closed_at < ${daysBefore(now, days)} end`;
  const { rows } = await db.execute<{ id: number }>(
    sql`select u.id::float8 as id from users u where ${isDue} order by u.id`,
  );
  const erased: number[] = [];
  for (const { id } of rows) {
    const isErased = await db.transaction(async (tx) => {
      await lockAgentsExclusive(tx);
      const person = await lockPerson(tx, id);
      // Somebody may have signed in meanwhile, or another admin may be gone.
      const due = await tx.execute(sql`select from users u where u.id = ${id} and ${isDue}`);
      if (person === null || due.rowCount === 0 || (await hasWaitingOrders(tx, id))) return false;
      if (!person.isClosed && may(person.roles, 'administer') && !(await hasOtherAdmin(tx, id))) return false;
      await erasePerson(tx, env, person, now);
      return true;
    });
    if (isErased) erased.push(id);
  }
  return erased;
}
