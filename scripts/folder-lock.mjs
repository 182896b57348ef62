// One process at a time installs or builds in this folder. Only node: built-ins here: it runs before anything is installed.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..', '.cache');
const lock = path.join(folder, 'setup.lock');
const pollMs = 200;

/**
 * Runs `work` while no other process of this folder runs one; waits for another's end and says so. A lock whose
 * process is gone is taken over.
 */
export function alone(work) {
  acquire();
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function acquire() {
  mkdirSync(folder, { recursive: true });
  // A link exists with its content or not at all, so nobody reads a lock that names no process yet.
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, nameOf(process.pid));
  try {
    let hasSaid = false;
    while (!link(own)) {
      const holder = readHolder();
      if (holder === null) continue;
      if (!isRunning(holder)) {
        removeStale(holder);
        continue;
      }
      if (!hasSaid)
        console.log(`Waiting for process ${pidOf(holder)}, which installs or builds here (${lock}) …`);
      hasSaid = true;
      sleep(pollMs);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

function link(own) {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder() {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A renamed lock is nobody else's: should it be that of a process which was quicker to take it over, it is put back. */
function removeStale(holder) {
  const aside = `${lock}.stale-${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== holder) link(aside);
  rmSync(aside, { force: true });
}

const pidOf = (holder) => Number(holder.split(' ')[0]);

const isRunning = (holder) => nameOf(pidOf(holder)) === holder;

/** A process by its number and, where the system tells, its start: numbers are used again. '' when there is none. */
function nameOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return '';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold spaces; the start is the 22nd field.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? '' : `${pid} ${rest[18]}`;
  } catch {
    return String(pid);
  }
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
