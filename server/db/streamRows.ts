import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from './openDatabase';
import { nameOf } from './statementNames';

const dialect = new PgDialect();
/** This many rows take a few milliseconds; with a fast database, larger batches would block the host for longer. */
const rowsAtOnce = 500;

/**
 * Runs one query and passes on each row as it arrives, so that a long result is never entirely in memory and the host
 * can serve other requests meanwhile. Resolves after the last row, when the connection is free again.
 */
export async function streamRows<Row extends pg.QueryResultRow>(
  db: Pick<Database, '$client'>,
  query: SQL,
  take: (row: Row) => void,
): Promise<void> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const client = await db.$client.connect();
  let failure: Error | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const rows = client.query(new pg.Query<Row>({ name: nameOf(text), text, values: params }));
      let count = 0;
      rows.on('row', (row) => {
        count += 1;
        if (count % rowsAtOnce === 0) pauseReading(client);
        // An error thrown in the driver's listener would end the process.
        try {
          if (failure === undefined) take(row);
        } catch (error) {
          failure = error instanceof Error ? error : new Error(String(error));
        }
      });
      rows.on('error', reject);
      rows.on('end', () => resolve());
    });
    if (failure !== undefined) throw failure;
  } finally {
    client.release();
  }
}

/** Pauses reading from a connection until the host has served waiting requests. */
function pauseReading({ connection: { stream } }: pg.PoolClient): void {
  stream.pause();
  setImmediate(() => stream.resume());
}
