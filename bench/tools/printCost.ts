import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { AloneCost } from './runAlone';

/** Peak memory of this process, in MB (Linux). */
const peakMb = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Does a floor's work and prints what it cost, for `runAlone`. */
export async function printCost(work: () => unknown): Promise<void> {
  const started = performance.now();
  await work();
  const cost: AloneCost = { ms: performance.now() - started, mb: peakMb() };
  console.log(JSON.stringify(cost));
}
