import { sql } from 'drizzle-orm';
import { sapStatus } from '../../../../src/domain/orders/statuses';
import type { ErpDocument } from '../../../core/erpConnector';
import type { Db } from '../../../db/openDatabase';

const sentStates = [sapStatus.waiting, sapStatus.sent, sapStatus.sentBefore];

const isSent = sql`o.sap_status = any(${sql.param(sentStates)}::integer[])`;

/**
 * Makes each of these services be read from when the oldest order that was sent was made; false as long as none was. What
 * has been read already stays so.
 */
export async function beginReads(db: Db, services: readonly string[]): Promise<boolean> {
  await db.execute(sql`
    insert into erp_reads (service, since)
    select service, oldest.at from unnest(${sql.param(services)}::text[]) service,
      (select min(o.created_at) as at from orders o where ${isSent}) oldest
    where oldest.at is not null
    on conflict do nothing`);
  const { rows } = await db.execute(sql`select from erp_reads limit 1`);
  return rows.length > 0;
}

/** How far a service has been read; times are epoch seconds. */
export type Read = { since: number; after: string; failures: number };

/** How far a service that is due has been read, locked until the transaction ends; null if it is not due, or another host reads it. */
export async function lockDueRead(tx: Db, service: string): Promise<Read | null> {
  const { rows } = await tx.execute<Read>(sql`
    select extract(epoch from since)::float8 as since, after, failures from erp_reads
    where service = ${service} and due_at <= now() for update skip locked`);
  return rows[0] ?? null;
}

/** Notes that a page was taken in; with an order that waits for its answer, the next reading begins where this one did. */
export async function endPage(
  tx: Db,
  service: string,
  { after, isWaiting }: { after: string; isWaiting: boolean },
): Promise<void> {
  await tx.execute(sql`
    update erp_reads set after = ${after}, failures = 0,
      started_at = case when ${isWaiting} then since else coalesce(started_at, now()) end
    where service = ${service}`);
}

/** Notes that all was taken in, and when to ask again. */
export async function endRead(
  tx: Db,
  service: string,
  { overlapSeconds, pauseSeconds }: { overlapSeconds: number; pauseSeconds: number },
): Promise<void> {
  await tx.execute(sql`
    update erp_reads set after = '', failures = 0, started_at = null,
      since = greatest(since, coalesce(started_at, now()) - make_interval(secs => ${overlapSeconds})),
      due_at = clock_timestamp() + make_interval(secs => ${pauseSeconds})
    where service = ${service}`);
}

/** Notes that a service could not be read, and when to try again. */
export async function postponeRead(tx: Db, service: string, pauseSeconds: number): Promise<void> {
  await tx.execute(sql`
    update erp_reads set failures = failures + 1,
      due_at = clock_timestamp() + make_interval(secs => ${pauseSeconds})
    where service = ${service}`);
}

/** An order that was sent. */
export type SentOrder = { id: number; key: string };

/** The orders that were sent under these keys, by key. */
export async function findSentByKeys(db: Db, keys: readonly string[]): Promise<Map<string, SentOrder>> {
  const { rows } = await db.execute<SentOrder>(sql`
    select o.id::float8 as id, o.erp_key as key from orders o
    where o.erp_key = any(${sql.param(keys)}::uuid[]) and ${isSent}`);
  return new Map(rows.map((order) => [order.key, order]));
}

/** The orders that the ERP has booked under these numbers, by number. */
export async function findSentByNumbers(db: Db, numbers: readonly string[]): Promise<Map<string, SentOrder>> {
  const { rows } = await db.execute<SentOrder & { number: string }>(sql`
    select o.id::float8 as id, o.erp_key as key, o.erp_number as number from orders o
    where o.erp_number = any(${sql.param(numbers)}::text[]) and o.erp_number <> '' and o.erp_key is not null
      and ${isSent}`);
  return new Map(rows.map(({ number, ...order }) => [number, order]));
}

/** What is stored of a document. */
export async function findStored(
  db: Db,
  kind: ErpDocument['document'],
  number: string,
): Promise<{ revision: number; reversed: boolean } | null> {
  const { rows } = await db.execute<{ revision: number; reversed: boolean }>(sql`
    select revision, reversed from erp_documents where kind = ${kind} and number = ${number}`);
  return rows[0] ?? null;
}
