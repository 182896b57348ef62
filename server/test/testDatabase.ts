import { drizzle } from 'drizzle-orm/node-postgres';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connect, type OpenDatabase } from '../db/openDatabase';
import * as schema from '../db/schema';
import { disablePreparedStatements } from '../db/statementNames';

/** A test file's database: `url` is for a second connection, `directUrl` the same past the pooler, or null without one. */
export interface TestDatabase extends OpenDatabase {
  url: string;
  directUrl: string | null;
}

/** A separate database for the test file, copied from the migrated template, in a cluster of its own if one is named. */
export async function openTestDatabase(ownCluster?: { url: string }): Promise<TestDatabase> {
  const template = new URL(ownCluster?.url ?? process.env.TEST_CLUSTER_URL ?? '');
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const name = `test_${randomBytes(8).toString('hex')}`;
  await once(admin, `create database ${name} template ${template.pathname.slice(1)}`);
  const direct = new URL(template);
  direct.pathname = `/${name}`;
  const url = new URL((ownCluster === undefined ? process.env.TEST_POOLER_URL : undefined) ?? template);
  url.pathname = direct.pathname;
  const directUrl = url.port === direct.port ? null : direct.href;
  if (directUrl !== null) disablePreparedStatements();
  const pool = connect(url.href, undefined, directUrl);
  return {
    url: url.href,
    directUrl,
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
