import { createInterface } from 'node:readline/promises';
import { passwordLength } from '../src/domain/access/passwordRefusal';
import { isEmail } from '../src/domain/people';
import { migrate, openDatabase } from './db/openDatabase';
import { users } from './db/schema';
import { readEnv } from './core/env';
import { messageOf } from './http/faults';
import { hashPassword, newPasswordRefusal } from './core/passwords';

/** `npm run create-admin -- you@brand.com "Your Name"`: creates an admin account; prompts for the password. */
async function createAdmin(email: string | undefined, name: string | undefined) {
  if (email === undefined || !isEmail(email) || name === undefined) {
    throw new Error('Usage: npm run create-admin -- you@brand.com "Your Name"');
  }
  const env = readEnv(process.env);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const password = await terminal.question(`Password (at least ${passwordLength.shortest} characters): `);
  terminal.close();
  const refusal = newPasswordRefusal(password, { name, email, brand: env.brandName });
  if (refusal !== null) throw new Error(refusal);

  const database = await openDatabase(env);
  try {
    await migrate(database.pool);
    const inserted = await database.db
      .insert(users)
      .values({ name, email, roles: ['admin'], passwordHash: await hashPassword(password) })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (inserted.length === 0) throw new Error(`There is already an account with the email ${email}.`);
    console.log(`${name} can now sign in as ${email}.`);
  } finally {
    await database.close();
  }
}

createAdmin(process.argv[2], process.argv[3]).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
