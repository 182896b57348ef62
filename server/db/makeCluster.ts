import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedDatabaseError } from './EmbeddedDatabaseError';
import { findPostgresBinaries } from './postgresBinaries';
import { postgresEnv } from './postmaster';
import { type RunAs, chooseRunAs, spawnAs } from './runAs';

/** The role that the cluster belongs to. */
export const superuser = 'linedesk';

/** The password of the cluster, made when the file is not there yet. */
export function readPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

/**
 * Makes the cluster where there is none. initdb works in a folder beside, which gets its name when it is complete: a
 * kill leaves no half cluster.
 */
export async function makeCluster(cluster: string, password: string) {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;
  const unfinished = `${cluster}.new-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  const runAs = chooseRunAs(unfinished);
  const passwordFile = path.join(unfinished, '..', `initdb-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs !== null) chownSync(passwordFile, runAs.uid, runAs.gid);
  try {
    const { code, output } = await run(runAs, findPostgresBinaries().initdb, [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    if (code !== 0) throw new EmbeddedDatabaseError(`The database could not be created: ${lastLine(output)}`);
    renameSync(unfinished, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function run(
  runAs: RunAs,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawnAs(runAs, program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: '/',
      env: postgresEnv(),
    });
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    child.stderr?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? 'initdb failed';
