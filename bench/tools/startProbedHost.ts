import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, startServer } from './startServer';

const probePort = 39_464;

/** What some work cost a host. */
export interface Cost {
  ms: number;
  /** Its peak memory, in MB. */
  mb: number;
  /** The longest block of its event loop, in ms of its own work. */
  heldMs: number;
}

/** A host that can be watched while it works. */
export interface ProbedHost extends RunningServer {
  /** Answers the result of some work, and its cost. */
  watch: <Result>(work: () => Promise<Result>) => Promise<{ result: Result; cost: Cost }>;
}

/** Starts the host with a probe of its event loop. */
export async function startProbedHost(env: Record<string, string>): Promise<ProbedHost> {
  const server = await startServer('bench/tools/probedHost.ts', { ...env, PROBE_PORT: String(probePort) });
  const readHeld = async () => Number(await (await fetch(`http://127.0.0.1:${probePort}`)).text());
  return {
    ...server,
    async watch(work) {
      await sleep(500);
      await readHeld();
      let mb = server.memory();
      const watching = setInterval(() => (mb = Math.max(mb, server.memory())), 20);
      const started = performance.now();
      const result = await work();
      const ms = performance.now() - started;
      clearInterval(watching);
      return { result, cost: { ms, mb, heldMs: await readHeld() } };
    },
  };
}
