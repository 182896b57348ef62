import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Role } from '../../../../src/domain/access/roleOptions';
import type { Db } from '../../../db/openDatabase';
import { openidAccounts, sessions, startedSteps, users } from '../../../db/schema';
import { isEmailOf } from '../../../db/users';

const account = { id: users.id, roles: users.roles, closedAt: users.closedAt };

/** The account, open or closed, that is linked to this one at a provider; locked until the transaction ends. */
export async function findLinked(db: Db, provider: string, subject: string) {
  const [found] = await db
    .select(account)
    .from(openidAccounts)
    .innerJoin(users, eq(users.id, openidAccounts.userId))
    .where(and(eq(openidAccounts.provider, provider), eq(openidAccounts.subject, subject)))
    .for('update', { of: users });
  return found ?? null;
}

/** The open account with this email, ignoring case; locked until the transaction ends. */
export async function findByEmail(db: Db, email: string) {
  const [found] = await db
    .select(account)
    .from(users)
    .where(and(isEmailOf(users.email, email), isNull(users.closedAt)))
    .for('update');
  return found ?? null;
}

/** Whether an account with this email was closed. */
export async function hasClosedAccount(db: Db, email: string): Promise<boolean> {
  return (await db.$count(users, and(isEmailOf(users.email, email), isNotNull(users.closedAt)))) > 0;
}

/** Whether an account is linked to one at any provider. */
export async function hasLink(db: Db, userId: number): Promise<boolean> {
  return (await db.$count(openidAccounts, eq(openidAccounts.userId, userId))) > 0;
}

/** The names of the providers with whose accounts somebody signs in. */
export async function selectLinks(db: Db, userId: number): Promise<string[]> {
  const links = await db
    .select({ provider: openidAccounts.provider })
    .from(openidAccounts)
    .where(eq(openidAccounts.userId, userId));
  return links.map(({ provider }) => provider);
}

/** Lets a session that began at a provider end with the session that its person has there now. */
export async function followProviderSession(
  db: Db,
  tokenHash: Buffer,
  { provider, sessionId }: { provider: string; sessionId: string | null },
): Promise<void> {
  if (sessionId === null) return;
  await db
    .update(sessions)
    .set({ openidSessionId: sessionId })
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.openidProvider, provider)));
}

export async function insertLink(db: Db, link: typeof openidAccounts.$inferInsert): Promise<void> {
  await db.insert(openidAccounts).values(link);
}

/** Creates an account without a password and returns its id; null when there is one with this email. */
export async function insertPerson(
  db: Db,
  person: { name: string; email: string; roles: Role[] },
): Promise<number | null> {
  const [made] = await db.insert(users).values(person).onConflictDoNothing().returning({ id: users.id });
  return made?.id ?? null;
}

export async function writeRoles(db: Db, userId: number, roles: Role[]): Promise<void> {
  await db.update(users).set({ roles }).where(eq(users.id, userId));
}

/**
 * Ends the sessions that began at a provider, and sign-ins that wait for their second step: those of one session there,
 * of one account, or of that account in that session. Returns whose sessions they were.
 */
export async function endProviderSessions(
  db: Db,
  { provider, sessionId, subject }: { provider: string; sessionId: string | null; subject: string | null },
): Promise<string[]> {
  const linked = sql`(select user_id from openid_accounts where provider = ${provider} and subject = ${subject})`;
  await db
    .delete(startedSteps)
    .where(
      and(
        eq(startedSteps.kind, 'second_factor'),
        sql`${startedSteps.data} ->> 'openidProvider' = ${provider}`,
        sessionId === null ? undefined : sql`${startedSteps.data} ->> 'openidSessionId' = ${sessionId}`,
        subject === null ? undefined : inArray(startedSteps.userId, linked),
      ),
    );
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.openidProvider, provider),
        sessionId === null ? undefined : eq(sessions.openidSessionId, sessionId),
        subject === null ? undefined : inArray(sessions.userId, linked),
      ),
    )
    .returning({ userId: sessions.userId });
  return [...new Set(ended.map(({ userId }) => String(userId)))];
}
