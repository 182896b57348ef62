import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { message } from '../../src/domain/language/message';
import type { OperationId, Viewer } from '../core/call';
import { Refusal, unprocessable } from '../core/problems';
import type { Db } from './openDatabase';
import { idempotencyKeys } from './schema';
import { theRow } from './theRow';

/** A request to create something. */
interface Request {
  user: Viewer;
  operation: OperationId;
  /** The key of the request; without one, each request creates. */
  key: string | null;
  /** What to create, which tells the same request from another. */
  content: unknown;
  what: 'catalog' | 'copy' | 'document' | 'order' | 'user';
  at: Date;
}

const maxAgeDays = 30;
const dayMs = 86_400_000;

/**
 * Creates something within this transaction unless this person has created it under the same key; then its answer is
 * returned again. Requests at the same time wait for each other. The key with other content is refused with the fields
 * of the first answer, so that the caller can open what was created.
 */
export async function createOnce<Answer extends object>(
  tx: Db,
  { user, operation, key, content, what, at }: Request,
  create: () => Promise<Answer>,
): Promise<{ answer: Answer; isNew: boolean }> {
  if (key === null) return { answer: await create(), isNew: true };
  const createdBy = user.dbId;
  const oldest = new Date(at.getTime() - maxAgeDays * dayMs).toISOString();
  await tx.execute(sql`
    delete from ${idempotencyKeys} where created_by = ${createdBy} and created_at < ${oldest}`);

  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest();
  // Waits for a transaction that has the same key, until it is committed or undone.
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ createdBy, operation, key, contentHash, createdAt: at })
    .onConflictDoNothing()
    .returning();
  const thisKey = sql`created_by = ${createdBy} and operation = ${operation} and key = ${key}`;
  if (inserted.length > 0) {
    const answer = await create();
    await tx.update(idempotencyKeys).set({ answer }).where(thisKey);
    return { answer, isNew: true };
  }
  const found = await tx.execute<{ answer: Answer; is_same: boolean }>(sql`
    select answer, content_hash = ${contentHash} as is_same from ${idempotencyKeys} where ${thisKey}`);
  const { answer, is_same } = theRow(found.rows);
  if (is_same) return { answer, isNew: false };
  if (what === 'document')
    throw unprocessable(
      message('Another document was already sent with this Idempotency-Key.'),
      'headers.idempotency-key',
    );
  throw new Refusal(
    message(
      '{what, select, catalog {A catalog} copy {A copy} user {A user} other {An order}} was already created from this form, with other details. Look at it before you create another.',
      { what },
    ),
    { ...answer, status: 'error' },
  );
}
