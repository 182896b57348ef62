import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { quantile } from './report';
import { watchOwnWork } from './ownWork';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const resolutionMs = 10;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();

const blocks = watchOwnWork();

const toMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs);
const mb = (bytes: number) => bytes / 1024 ** 2;

// Answers how late the event loop was since the last request, how long its own work held it, and the memory in use after a garbage collection.
createServer((_request, response) => {
  const loop = { p50: toMs(delay.percentile(50)), p99: toMs(delay.percentile(99)), max: toMs(delay.max) };
  const own = blocks();
  const held = { p99: quantile(own, 0.99), max: quantile(own, 1) };
  // Twice: what the first one frees may hold something else.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  response.end(
    JSON.stringify({ loop, held, heapMb: mb(heapUsed), externalMb: mb(external), rssMb: mb(rss) }),
  );
  // Once the timers that watch have run after the collections, which the benchmark itself causes.
  setTimeout(() => {
    delay.reset();
    blocks();
  }, 2 * resolutionMs);
})
  .listen(Number(process.env.PROBE_PORT), '127.0.0.1')
  .unref();

void import('../../server/main');
