import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { webhookTask } from '../../background/webhooks';
import type { Schema } from '../../core/call';
import type { Db } from '../../db/openDatabase';
import { toId, users, webhookDeliveries, webhooks } from '../../db/schema';

const isWaiting = sql`(d.delivered_at is null and d.given_up_at is null)`;

/** The webhooks with who made them, by address, and how many of their messages wait or were given up. */
export function selectWebhooks(db: Db) {
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*) from webhook_deliveries d where d.webhook_id = ${webhooks.id} and ${condition})::int`;
  return db
    .select({
      id: webhooks.id,
      url: webhooks.url,
      events: webhooks.events,
      creator: users.name,
      createdAt: webhooks.createdAt,
      endedAt: webhooks.endedAt,
      waiting: count(isWaiting),
      failed: count(sql`d.given_up_at is not null`),
    })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.createdBy))
    .orderBy(asc(webhooks.url));
}

/** How many webhooks there are. */
export const countWebhooks = (db: Db): Promise<number> => db.$count(webhooks);

/** Stores a new webhook; null when there is one for this address. */
export async function insertWebhook(db: Db, values: typeof webhooks.$inferInsert): Promise<number | null> {
  const [made] = await db
    .insert(webhooks)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: webhooks.id });
  return made?.id ?? null;
}

/** Deletes a webhook with its messages; false when there is none. */
export async function deleteWebhook(db: Db, wireId: string): Promise<boolean> {
  const deleted = await db.delete(webhooks).where(eq(webhooks.id, toId(wireId)));
  return deleted.rowCount === 1;
}

/** Notes that a receiver wants no more messages, and gives up those that wait; false when it was noted before. */
export async function markEnded(db: Db, id: number): Promise<boolean> {
  const ended = await db
    .update(webhooks)
    .set({ endedAt: sql`now()` })
    .where(and(eq(webhooks.id, id), isNull(webhooks.endedAt)));
  await db.execute(
    sql`update webhook_deliveries d set given_up_at = now() where d.webhook_id = ${id} and ${isWaiting}`,
  );
  return ended.rowCount === 1;
}

/** Whether there is such a webhook. */
export async function hasWebhook(db: Db, id: number): Promise<boolean> {
  return (await db.$count(webhooks, eq(webhooks.id, id))) > 0;
}

/** A message as it is listed, with its stored error; times are epoch seconds. */
type DeliveryRow = Schema<'WebhookDelivery'>;

/** The latest messages of a webhook, newest first: all of them, or those with one status. */
export async function selectDeliveries(
  db: Db,
  webhookId: number,
  { status, limit }: { status: Schema<'WebhookDeliveryStatus'> | undefined; limit: number },
): Promise<DeliveryRow[]> {
  const seconds = (time: ReturnType<typeof sql>) => sql`floor(extract(epoch from ${time}))::float8`;
  const { rows } = await db.execute<DeliveryRow>(sql`
    select d.id::text, d.message_id, d.event, d.order_id::text, o.name as order_name, ${seconds(sql`d.created_at`)} as created,
      s.status, d.attempts, ${seconds(sql`d.last_attempt_at`)} as last_attempt, d.error,
      case when s.status = 'waiting' then (
        select ${seconds(sql`max(t.start_after)`)} from tasks t
        where t.lane = ${webhookTask.queue} and t.status in ('created', 'WIP') and t.input ->> 'delivery' = d.id::text
      ) end as next_attempt
    from webhook_deliveries d join orders o on o.id = d.order_id,
      lateral (select case when d.delivered_at is not null then 'delivered'
        when d.given_up_at is not null then 'failed' else 'waiting' end as status) s
    where d.webhook_id = ${webhookId} and s.status = coalesce(${status ?? null}, s.status)
    order by d.id desc limit ${limit}`);
  return rows;
}

/** What becomes of a message that somebody wants to send again. */
export type Reopened = 'reopened' | 'waiting' | 'ended' | null;

/** Marks a message as to be sent again, unless it waits or its receiver has ended the webhook; null when there is none. */
export async function reopenDelivery(tx: Db, id: number): Promise<Reopened> {
  const { rows } = await tx.execute<{ isWaiting: boolean; isEnded: boolean }>(sql`
    select ${isWaiting} as "isWaiting", w.ended_at is not null as "isEnded"
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = ${id} for update of d`);
  const [found] = rows;
  if (found === undefined) return null;
  if (found.isEnded) return 'ended';
  if (found.isWaiting) return 'waiting';
  await tx
    .update(webhookDeliveries)
    .set({ deliveredAt: null, givenUpAt: null })
    .where(eq(webhookDeliveries.id, id));
  return 'reopened';
}

/** A message that waits, with its webhook. */
type WaitingDelivery = {
  webhookId: number;
  url: string;
  secret: Buffer;
  messageId: string;
  payload: string;
};

/** A message that is to be sent; null when it was deleted, or waits no longer. */
export async function findWaiting(db: Db, id: number): Promise<WaitingDelivery | null> {
  const { rows } = await db.execute<WaitingDelivery>(sql`
    select w.id::float8 as "webhookId", w.url, w.secret, d.message_id as "messageId", d.payload
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = ${id} and ${isWaiting}`);
  return rows[0] ?? null;
}

/** Notes a try: that the receiver has taken the message, or why it has not. */
export async function noteAttempt(db: Db, id: number, error: string | null): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      lastAttemptAt: sql`now()`,
      error,
      ...(error === null && { deliveredAt: sql`now()` }),
    })
    .where(eq(webhookDeliveries.id, id));
}

/** Notes that a message is tried no more. */
export async function markGivenUp(db: Db, id: number): Promise<void> {
  await db.execute(
    sql`update webhook_deliveries d set given_up_at = now() where d.id = ${id} and ${isWaiting}`,
  );
}

const restSeconds = 60;

/** Puts off the other messages of a webhook that are due, so that a receiver that fails does not hold up the others'. */
export async function postponeOthers(db: Db, webhookId: number): Promise<void> {
  await db.execute(sql`
    update tasks t set start_after = now() + make_interval(secs => ${restSeconds})
    from webhook_deliveries d
    where t.lane = ${webhookTask.queue} and t.status = 'created' and t.start_after <= now()
      and d.id::text = t.input ->> 'delivery' and d.webhook_id = ${webhookId}`);
}
