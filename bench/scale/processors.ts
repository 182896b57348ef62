import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The unit of processor times in /proc. */
const ticksASecond = 100;

/** The processor time that the PostgreSQL in this folder has taken so far, with connections that have ended, in s (Linux). */
export function processorOfDatabase(folder: string): number {
  const file = path.join(folder, 'postgres', 'postmaster.pid');
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = fieldsOf(pid);
    if (fields === null) continue;
    const { parent, own, ofEnded } = fields;
    if (Number(pid) === postmaster) ticks += own + ofEnded;
    else if (parent === postmaster) ticks += own;
  }
  return ticks / ticksASecond;
}

function fieldsOf(pid: string) {
  try {
    const all = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [, parent = 0] = all;
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = all.slice(11, 15);
    return { parent, own: user + system, ofEnded: userOfEnded + systemOfEnded };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}
