import { drizzle } from 'drizzle-orm/node-postgres';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connect, type OpenDatabase } from '../db/openDatabase';
import * as schema from '../db/schema';

/** A separate database for the test file, copied from the migrated template; `url` is for a second connection. */
export async function openTestDatabase(): Promise<OpenDatabase & { url: string }> {
  const template = new URL(process.env.TEST_CLUSTER_URL ?? '');
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const name = `test_${randomBytes(8).toString('hex')}`;
  await once(admin, `create database ${name} template ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  const pool = connect(url.href);
  return {
    url: url.href,
    pool,
    db: drizzle(pool, { schema }),
    takenOver: false,
    async close() {
      await pool.end();
      await once(admin, `drop database ${name} with (force)`);
    },
  };
}

async function once(url: URL, query: string) {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(query);
  await client.end();
}
