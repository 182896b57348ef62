import { readFileSync } from 'node:fs';

/** The time that this thread has spent on a processor, in ms (Linux): other programs of a busy machine don't count. */
const busyMs = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;

/** Watches how long this thread's own work holds its event loop; what it returns tells the blocks since the last call. */
export function watchOwnWork(): () => number[] {
  let before = busyMs();
  let blocks: number[] = [];
  setInterval(() => {
    const now = busyMs();
    blocks.push(now - before);
    before = now;
  }, 1).unref();
  return () => {
    const reported = blocks;
    blocks = [];
    return reported;
  };
}
