import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../db/embedded';
import { connect, migrate } from '../db/openDatabase';
import { cluster } from './cluster';
import { startPooler } from './startPooler';

/**
 * Starts one real PostgreSQL for the run, with a migrated template that each test file copies (testDatabase.ts). With
 * `TEST_POOLER`, the path of PgBouncer, hosts reach it through that, as behind one that pools transactions.
 */
export default async function startCluster() {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-test-'));
  // The cluster is deleted after the run, so its writes need not survive a power cut.
  const database = await startEmbedded(folder, {
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_wal_size: '128MB',
      max_connections: '200',
    },
  });
  const pool = connect(database.url);
  await migrate(pool);
  await pool.end();
  process.env.TEST_CLUSTER_URL = database.url;
  cluster.folder = folder;
  cluster.stop = database.stop;
  const program = process.env.TEST_POOLER;
  if (program === undefined) return;
  const pooler = await startPooler(program, database.url, folder);
  process.env.TEST_POOLER_URL = pooler.url;
  cluster.stop = async () => {
    await pooler.stop();
    await database.stop();
  };
}
