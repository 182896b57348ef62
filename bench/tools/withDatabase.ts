import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../server/db/embedded';
import { origin } from './callHost';

/** A database for one benchmark. */
export interface Ground {
  url: string;
  folder: string;
  /** What a host or the seeding needs to use both. */
  env: Record<string, string>;
}

/** The settings of a host or the seeding on a database. */
export const hostEnv = (url: string, folder: string) => ({
  DATABASE_URL: url,
  DATA_DIR: folder,
  DEMO: 'true',
  PUBLIC_URL: origin,
  PORT: '0',
  LOG_LEVEL: 'silent',
});

/** Runs on an empty PostgreSQL in its own folder; both are removed afterwards. */
export async function withDatabase(work: (ground: Ground) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-bench-'));
  try {
    const { url, stop } = await startEmbedded(folder);
    try {
      await work({ url, folder, env: hostEnv(url, folder) });
    } finally {
      await stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
