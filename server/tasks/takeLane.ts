import pg from 'pg';

/** The first half of the advisory locks of lanes; the second is the lane's hash. */
export const laneKey = 5_207_312;

/** The right to work on a lane, which ends with its connection: a host that is killed loses it at once. */
export interface LaneRight {
  /** Aborted when the right is lost. */
  lost: AbortSignal;
  release(): Promise<void>;
}

/** Takes the lane for this host, or answers null when another worker has it. */
export async function takeLane(pool: pg.Pool, lane: string): Promise<LaneRight | null> {
  const lost = new AbortController();
  const client = new pg.Client({
    ...pool.options,
    // A pool hides its password from being copied with the other options.
    password: pool.options.password,
    application_name: 'linedesk tasks',
    keepAlive: true,
  });
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  try {
    await client.connect();
    // A machine that vanishes ends no connection: the database is to find out within a minute.
    await client.query(`
      select set_config('tcp_keepalives_idle', '20', false), set_config('tcp_keepalives_interval', '10', false),
        set_config('tcp_keepalives_count', '3', false)`);
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
      laneKey,
      lane,
    ]);
    if (rows[0]?.taken === true) return { lost: lost.signal, release: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await client.end();
  return null;
}
