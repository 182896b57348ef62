import { and, eq, isNull } from 'drizzle-orm';
import { createInterface } from 'node:readline/promises';
import { passwordLength } from '../src/domain/access/passwordRefusal';
import { isEmail, toEmail } from '../src/domain/people';
import { toStoredText } from '../src/domain/text/storedText';
import { readEnv } from './core/env';
import { inEnglish } from '../src/domain/language/wording';
import { hashPassword, newPasswordRefusal } from './core/passwords';
import { deleteFactors } from './db/factors';
import { type Db, migrate, openDatabase } from './db/openDatabase';
import { users } from './db/schema';
import { endSessionsOf } from './db/sessions';
import { isEmailOf } from './db/users';
import { messageOf } from './core/describeError';
import { deleteLinks } from './identity/oneTimeLinks';
import { rolesOfNew } from '../src/domain/access/rights';
import { holdsRight } from './db/holdsRight';

/**
 * `npm run create-admin -- you@brand.com "Your Name"`: creates an admin account; prompts for the password. For an
 * existing admin it asks first, then sets the password, removes the second factors and ends the sessions.
 */
async function createAdmin(email: string | undefined, name: string | undefined) {
  if (email === undefined || !isEmail(email) || name === undefined) {
    throw new Error('Usage: npm run create-admin -- you@brand.com "Your Name"');
  }
  const env = readEnv(process.env);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines that are piped in arrive before they are asked for.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    process.stdout.write(question);
    return String((await lines.next()).value ?? '');
  };
  try {
    const password = await ask(`Password (at least ${passwordLength.shortest} characters): `);
    const refusal = newPasswordRefusal(password, { name, email, brand: env.brandName });
    if (refusal !== null) throw new Error(inEnglish(refusal));
    const database = await openDatabase(env);
    try {
      await migrate(database.pool);
      const passwordHash = await hashPassword(password);
      const admin = await findAdmin(database.db, email);
      if (admin === null) {
        await insertAdmin(database.db, { name, email, passwordHash });
        console.log(`${name} can now sign in as ${email}.`);
        return;
      }
      const question = `${admin.name} is an admin already. Set this password, remove their second factors and end their sessions? (yes/no) `;
      if ((await ask(question)).trim().toLowerCase() !== 'yes') throw new Error('Nothing was changed.');
      await restoreAdmin(database.db, admin.id, passwordHash);
      console.log(`${admin.name} can now sign in as ${email}.`);
    } finally {
      await database.close();
    }
  } finally {
    terminal.close();
  }
}

/** The open account of an admin with this email, ignoring case. */
async function findAdmin(db: Db, email: string) {
  const [found] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(isEmailOf(users.email, email), isNull(users.closedAt), holdsRight(users.roles, 'administer')));
  return found ?? null;
}

async function insertAdmin(db: Db, admin: { name: string; email: string; passwordHash: string }) {
  const inserted = await db
    .insert(users)
    .values({ ...admin, roles: rolesOfNew.admin })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (inserted.length === 0) throw new Error(`There is already an account with the email ${admin.email}.`);
}

async function restoreAdmin(db: Db, id: number, passwordHash: string) {
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await deleteLinks(tx, id);
    await deleteFactors(tx, id);
    await endSessionsOf(tx, id, null);
  });
}

const [, , email, name] = process.argv;
createAdmin(email && toEmail(email), name && toStoredText(name).trim()).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
