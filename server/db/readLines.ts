import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './openDatabase';

const linesAtOnce = 200;

/** The texts `line` of a query in a transaction, some at a time, so that a long result is never entirely in memory. */
export async function* readLines(tx: Db, query: SQL): AsyncGenerator<string[]> {
  await tx.execute(sql`declare lines no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(linesAtOnce))} from lines`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close lines`);
}
