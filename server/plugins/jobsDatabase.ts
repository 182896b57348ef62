import pg from 'pg';

/** Which PostgreSQL the jobs are kept in: that of a pool, or of an address. */
export type JobsConnection = { pool: pg.Pool } | { connectionString: string };

/** The few connections that the jobs have for themselves, so that a busy host still gets on with them. */
export interface JobsDatabase {
  executeSql(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Runs something that only one host may do at a time. */
  exclusively<Result>(run: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A number that no other advisory lock of this product has. */
const exclusiveLock = 5_207_311;

/** Opens the connections of the jobs; `onError` is told of each statement that fails. */
export function openJobsDatabase(
  connection: JobsConnection,
  onError: (error: unknown) => void,
): JobsDatabase {
  // A pool hides its password from being copied with the other options.
  const config =
    'pool' in connection
      ? { ...connection.pool.options, password: connection.pool.options.password }
      : { connectionString: connection.connectionString };
  const pool = new pg.Pool({ ...config, max: 2, application_name: 'linedesk jobs' });
  pool.on('error', () => undefined);
  // A connection that breaks while a statement waits tells the statement, and this listener.
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const result = await client.query(text, values);
        client.release();
        return result;
      } catch (error) {
        // Some of pg-boss's statements open a transaction, which a failure leaves open on the connection.
        client.release(true);
        // pg-boss keeps some errors to itself.
        onError(error);
        throw error;
      }
    },

    async exclusively(run) {
      const client = new pg.Client(config);
      await client.connect();
      client.on('error', () => undefined);
      try {
        await client.query('select pg_advisory_lock($1)', [exclusiveLock]);
        return await run();
      } finally {
        await client.end();
      }
    },

    close: () => pool.end(),
  };
}
