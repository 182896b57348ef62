import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../server/db/embedded';
import { connect } from '../../server/db/openDatabase';
import { seed } from '../tools/seed';
import { hostEnv } from '../tools/withDatabase';
import { measureGrowth } from './measureGrowth';
import { seedGrowth } from './seedGrowth';

const orders = Number(process.env.ORDERS ?? 1_000_000);
/** A folder that outlives the run, to measure again without filling it again. */
const kept = process.env.KEEP;

/** A small machine's PostgreSQL: a quarter of 8 GB is its own cache. */
const settings = {
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  max_wal_size: '16GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

async function run(): Promise<void> {
  const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'linedesk-growth-'));
  mkdirSync(folder, { recursive: true });
  const isNew = !existsSync(path.join(folder, 'postgres'));
  const { url, stop } = await startEmbedded(folder, { settings });
  const env = { ...hostEnv(url, folder), LOG_LEVEL: 'warn' };
  const pool = connect(url);
  try {
    if (isNew) {
      await seed(env, { customers: 1 });
      await seedGrowth(pool, orders, (words) => console.log(words));
    }
    await measureGrowth(env, pool);
  } finally {
    await pool.end();
    await stop();
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

void run();
