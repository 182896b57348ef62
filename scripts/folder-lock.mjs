// One process at a time installs or builds in this folder. Runs before packages exist: only node: built-ins here.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..', '.cache');
const lock = path.join(folder, 'setup.lock');
const pollMs = 200;

/**
 * Runs `work` while no other process in this folder runs one; waits for the other to finish and says so. A lock whose
 * process has ended is taken over.
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
  // A link appears with its content or not at all, so nobody reads a lock that names no process yet.
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

/** Nobody else can take a renamed lock; if it belongs to a process that took over first, it is put back. */
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

/** A process by its id and, if the system tells, its start time, as ids are reused. '' if there is none. */
function nameOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return '';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in parentheses and may contain spaces; the start time is the 22nd field.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? '' : `${pid} ${rest[18]}`;
  } catch {
    return String(pid);
  }
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
