import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';

/** The identity PostgreSQL runs under: null for our own, else another user because PostgreSQL refuses root. */
export type RunAs = { uid: number; gid: number } | null;

const nobody = 65534;

/**
 * Who has to run the database in `folder`: ourselves, or, when we are root, the folder's owner; a folder of
 * root's own is handed to `nobody`.
 */
export function chooseRunAs(folder: string): RunAs {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = statSync(folder);
  if (uid !== 0) return { uid, gid };
  chownSync(folder, nobody, nobody);
  return { uid: nobody, gid: nobody };
}

let ambient: boolean | undefined;

/**
 * Starts a program under that identity. Root's folders are often closed to other users (a home, a temporary
 * folder), so where `setpriv` can, the program keeps root's right to pass through them.
 */
export function spawnAs(runAs: RunAs, program: string, args: string[], options: SpawnOptions): ChildProcess {
  if (runAs === null) return spawn(program, args, options);
  const privileges = [
    `--reuid=${runAs.uid}`,
    `--regid=${runAs.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    // Without this bit access(2), by which initdb looks for its programs, goes by the user alone.
    '--securebits=+no_setuid_fixup',
  ];
  ambient ??= spawnSync('setpriv', [...privileges, 'true']).status === 0;
  return ambient
    ? spawn('setpriv', [...privileges, program, ...args], options)
    : spawn(program, args, { ...options, uid: runAs.uid, gid: runAs.gid });
}
