import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { WebhookEvent } from '../../src/domain/orders/webhookEvents';
import type { Db } from '../db/openDatabase';
import { theRow } from '../db/theRow';
import type { TaskClass } from './taskDefinition';

/** The task that sends a message of a webhook. */
export const webhookTask: TaskClass<{ delivery: number }> = { class: 'SendWebhook', queue: 'webhooks' };

/** What happened to an order, and when; the document that says so, of what the ERP has shipped. */
interface OrderNews {
  orderId: number | string;
  event: WebhookEvent;
  at: Date;
  delivery?: { number: string; revision: number };
}

/** Queues a message for each webhook of this event, in the transaction of what it reports. */
export async function queueWebhooks(tx: Db, { orderId, event, at, delivery }: OrderNews): Promise<void> {
  const { rows: listening } = await tx.execute<{ id: string }>(
    sql`select id::text from webhooks where ended_at is null and ${event} = any(events) order by id`,
  );
  if (listening.length === 0) return;
  const found = await tx.execute<{ customer_id: string; customer_sap_id: string | null; erp_number: string }>(
    sql`select o.customer_id::text, u.sap_id as customer_sap_id, o.erp_number
      from orders o join users u on u.id = o.customer_id where o.id = ${orderId}::bigint`,
  );
  const data = { order_id: String(orderId), ...theRow(found.rows), delivery };
  const payload = JSON.stringify({ type: event, timestamp: at.toISOString(), data });
  const messageIds = listening.map(() => `msg_${randomBytes(16).toString('hex')}`);
  const made = await tx.execute<{ id: number }>(sql`
    insert into webhook_deliveries (webhook_id, message_id, event, order_id, payload, created_at)
    select webhook_id, message_id, ${event}, ${orderId}::bigint, ${payload}, ${at.toISOString()}::timestamptz
    from unnest(${sql.param(listening.map(({ id }) => id))}::bigint[], ${sql.param(messageIds)}::text[])
      as r(webhook_id, message_id)
    returning id::float8 as id`);
  await queueSends(
    tx,
    made.rows.map(({ id }) => id),
  );
}

/** Queues the tasks that send these messages. */
export async function queueSends(tx: Db, deliveries: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into tasks (class, lane, input)
    select ${webhookTask.class}, ${webhookTask.queue}, jsonb_build_object('delivery', id)
    from unnest(${sql.param(deliveries)}::bigint[]) id order by id`);
}

/** Days that a message is listed. */
const daysListed = 30;

/** Deletes the messages that were sent or given up, once they are old. */
export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db.execute(sql`
    delete from webhook_deliveries where created_at < now() - make_interval(days => ${daysListed})
      and (delivered_at is not null or given_up_at is not null)`);
}
