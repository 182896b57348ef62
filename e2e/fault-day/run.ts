import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultDay } from './faultDay';

const packages = ['patroni', 'etcd-server', 'haproxy', 'pgbouncer', 'postgresql-15'];

/** Which storms the pages play: the same number plays the same ones. */
const seed = Number(process.env.SEED ?? 1);

/** The hosts serve the production build to the browsers. */
async function buildPage(): Promise<void> {
  const script = pathToFileURL(path.resolve(__dirname, '../../scripts/ensure-built.mjs')).href;
  const { ensureBuilt }: { ensureBuilt: () => Promise<void> } = await import(script);
  await ensureBuilt();
}

async function main(): Promise<void> {
  const programs = ['etcd', 'patroni', 'haproxy', 'pgbouncer'];
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) {
    console.error(
      `${missing.join(', ')} can't be found. On Debian: apt-get install -y ${packages.join(' ')}`,
    );
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-fault-day-'));
  try {
    await buildPage();
    if (!(await faultDay(folder, seed))) process.exitCode = 1;
  } finally {
    if (process.env.KEEP === undefined) rmSync(folder, { recursive: true, force: true });
    else console.log(`Everything is kept in ${folder}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
