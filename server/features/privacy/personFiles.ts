import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { eachAtMost } from '../../core/eachAtMost';
import type { Db } from '../../db/openDatabase';
import { outboxKey } from '../../background/mail';
import { madeFile } from '../../background/uploads';
import type { FileStore } from '../../files/fileStore';

const concurrency = 8;
/** A mail's recipient is in its first lines. */
const headLength = 4096;

/**
 * The files that are stored about a person: of the mails to them in the outbox, what their tasks have made, and
 * the PDFs of invoices of their orders.
 */
export async function filesOfPerson(
  tx: Db,
  id: number,
  mails: readonly string[],
): Promise<{ name: string; key: string }[]> {
  const oldest = await findOldestLink(tx, id);
  const { since, until } = await findTimeOfAddress(tx, id);
  const own = mails.filter(
    (key) => (since === null || key >= outboxKey(since)) && (until === null || key < outboxKey(until)),
  );
  // A mail with a link that still works would let its reader in.
  const harmless = own.filter((key) => oldest === null || key < outboxKey(oldest));
  const made = await selectMadeFiles(tx, sql`m.created_by = ${id}`);
  const invoices = await selectInvoicePdfs(tx, id);
  return [
    ...harmless.map((key) => ({ name: key, key })),
    ...made.map(({ taskId, position, name }) => ({
      name: `order-files/${taskId}/${position}-${name}`,
      key: madeFile(taskId, position),
    })),
    ...invoices.map((key) => ({ name: key, key })),
  ];
}

/** Removes the mails to a person, and the files that tasks have made of their orders. */
export async function removeFilesOfPerson(
  db: Db,
  store: FileStore,
  { userId, addressHash }: { userId: number; addressHash: string | null },
): Promise<void> {
  const mails = addressHash === null ? [] : await findMails(store, addressHash);
  const made = await selectMadeFiles(
    db,
    sql`l.order_id in (
      select id::text from orders where customer_id = ${userId} or seller_id = ${userId})`,
  );
  const keys = [...mails, ...made.map((one) => madeFile(one.taskId, one.position))];
  await eachAtMost(concurrency, keys, (key) => store.remove(key));
}

/** Identifies an address without saying it. */
export const hashOfAddress = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

/** The mails of the outbox to an address, oldest first, as their names begin with the time. */
export async function findMails(store: FileStore, addressHash: string): Promise<string[]> {
  const facts = await store.listFacts('mail');
  const found: string[] = [];
  await eachAtMost(concurrency, facts, async ([key, { size }]) => {
    const head = await readHead(store, key, size);
    if (hashOfAddress(recipientOf(head)) === addressHash) found.push(key);
  });
  return found.toSorted();
}

async function readHead(store: FileStore, key: string, size: number): Promise<string> {
  if (size === 0) return '';
  const range = { start: 0, end: Math.min(headLength, size) - 1 };
  const content = await store.read(key, { range });
  if (content === null) return '';
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('latin1');
}

/** The address in the line 'To' of a mail's head; '' if there is none. */
export function recipientOf(head: string): string {
  const [lines = ''] = head.split('\r\n\r\n');
  const [, to = ''] = /^To: (.*)$/im.exec(lines.replace(/\r\n[ \t]+/g, ' ')) ?? [];
  const [, address = to] = /<([^<>]*)>\s*$/.exec(to) ?? [];
  return address.trim();
}

/**
 * Since when and until when mails to a person's address are theirs, as another account may have had it before or may
 * have it by now; null for no bound.
 */
async function findTimeOfAddress(db: Db, id: number): Promise<Record<'since' | 'until', Date | null>> {
  const { rows } = await db.execute<Record<'since' | 'until', number | null>>(sql`
    select (extract(epoch from u.closed_at) * 1000)::float8 as until, (
      select (extract(epoch from max(o.closed_at)) * 1000)::float8 from users o
      where lower(o.email) = lower(u.email) and o.closed_at <= u.created_at) as since
    from users u where u.id = ${id}`);
  const at = (time: number | null | undefined) => (typeof time === 'number' ? new Date(time) : null);
  return { since: at(rows[0]?.since), until: at(rows[0]?.until) };
}

/** When the oldest link of a person's that still works was made; null when none does. */
async function findOldestLink(db: Db, id: number): Promise<Date | null> {
  const found = await db.execute<{ at: number | null }>(sql`
    select (extract(epoch from min(created_at)) * 1000)::float8 as at from one_time_links
    where user_id = ${id} and used_at is null and expires_at > now()`);
  const at = found.rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}

/** The files that tasks over orders `m` have made of their lines `l`. */
/** The PDFs of invoices of a person's orders; like the orders, an erasure leaves them. */
async function selectInvoicePdfs(db: Db, id: number): Promise<string[]> {
  const { rows } = await db.execute<{ pdf: string }>(sql`
    select distinct d.pdf from erp_documents d join orders o on o.id = d.order_id
    where d.pdf <> '' and (o.customer_id = ${id} or o.seller_id = ${id}) order by d.pdf`);
  return rows.map(({ pdf }) => pdf);
}

async function selectMadeFiles(db: Db, condition: ReturnType<typeof sql>) {
  const found = await db.execute<{ taskId: number; position: number; name: string }>(sql`
    select l.task_id::float8 as "taskId", l.position, l.file_name as name
    from order_task_lines l join order_tasks m on m.task_id = l.task_id
    where l.file_name is not null and ${condition} order by l.task_id, l.position`);
  return found.rows;
}
