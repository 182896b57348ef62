import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from './openDatabase';

const dialect = new PgDialect();
/** So many rows are some milliseconds' work; a fast database would else keep the host at them for longer. */
const rowsAtOnce = 500;

/**
 * Runs one query and hands over each row as it comes in, so that a long answer is never whole in memory and the host
 * answers others meanwhile. Resolves after the last row; the connection is free again then.
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
      const rows = client.query(new pg.Query<Row>({ text, values: params }));
      let count = 0;
      rows.on('row', (row) => {
        count += 1;
        if (count % rowsAtOnce === 0) letOthersWork(client);
        // Thrown in the driver's own listener it would end the process.
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

/** Reads no more of a connection until the host has answered whoever waits. */
function letOthersWork({ connection: { stream } }: pg.PoolClient): void {
  stream.pause();
  setImmediate(() => stream.resume());
}
