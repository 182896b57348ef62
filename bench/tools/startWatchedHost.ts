import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, startServer } from './startServer';

const probePort = 39_465;
/** Until the host counts anew: collecting garbage is no part of what it does. */
const afterMs = 100;

/** What a host has told of itself since it was last asked; memory in MB, after a garbage collection. */
export interface Measure {
  /** How late the event loop was, in ms; on a busy machine that includes waiting for a processor. */
  loop: { p50: number; p99: number; max: number };
  /** How long its own work held the event loop, in ms. */
  held: { p99: number; max: number };
  heapMb: number;
  externalMb: number;
  rssMb: number;
}

/** A host that tells how its event loop and its memory are. */
export interface WatchedHost extends RunningServer {
  measure: () => Promise<Measure>;
}

/** Starts the host with a probe of its event loop and its memory. */
export async function startWatchedHost(env: Record<string, string>): Promise<WatchedHost> {
  const host = await startServer('bench/tools/watchedHost.ts', { ...env, PROBE_PORT: String(probePort) });
  return {
    ...host,
    async measure() {
      const measured: Measure = await (await fetch(`http://127.0.0.1:${probePort}`)).json();
      await sleep(afterMs);
      return measured;
    },
  };
}
