import { sql } from 'drizzle-orm';
import { migrate, OtherVersionError, openDatabase } from '../server/db/openDatabase';
import { EmbeddedDatabaseError } from '../server/db/postgresPrograms';
import { isDemo } from '../server/db/settings';
import { InvalidEnvError, readEnv } from '../server/core/env';
import { printError } from '../server/core/describeError';
import { fillIfEmpty } from './fillDemo';
import { addVolume } from './volume/addVolume';
import { readSeedArguments, SeedArgumentsError } from './volume/seedArguments';

/** The database is not a demo and stays unchanged. */
class NoDemoError extends Error {}

const expected = [SeedArgumentsError, NoDemoError, InvalidEnvError, EmbeddedDatabaseError, OtherVersionError];

/** `npm run seed -- --orders 50000 --garments 1000 [--customers 500]`: adds volume to the demo's database. */
async function seed(args: readonly string[]): Promise<void> {
  const size = readSeedArguments(args);
  const env = readEnv(process.env);
  const started = Date.now();
  const now = new Date();
  const database = await openDatabase(env);
  try {
    await migrate(database.pool);
    if (env.demo) await fillIfEmpty(database.db, now);
    if (!(await isDemo(database.db))) {
      throw new NoDemoError('This database does not hold the demo brand, so nothing was added to it.');
    }
    const made = await addVolume(database.db, size, { now, onProgress: (progress) => console.log(progress) });
    // Until PostgreSQL has analyzed the new rows, it plans queries for the old ones.
    await database.db.execute(sql`analyze`);
    const number = (value: number) => value.toLocaleString('en');
    console.log(
      `Added ${number(made.garments)} garments with ${number(made.cells)} cells, ${number(made.customers)} customers and ` +
        `${number(made.orders)} orders with ${number(made.lines)} lines in ${Math.round((Date.now() - started) / 1000)} s.`,
    );
    if (made.largeOrderId !== null) {
      console.log(`The large line sheet is /linesheet/${made.largeOrderId}, for customer@demo.test.`);
    }
  } finally {
    await database.close();
  }
}

seed(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : printError(error));
  process.exitCode = 1;
});
