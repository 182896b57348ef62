import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import fp from 'fastify-plugin';
import { message } from '../../src/domain/language/message';
import { sapStatus } from '../../src/domain/orders/statuses';
import { directOptions, poolerOptions } from '../db/direct';
import type { OpenReader } from '../db/openReader';
import { openHeartbeat } from '../db/heartbeat';
import { Problem } from '../core/problems';

/** A host's metrics in Prometheus format: the process, its requests, its connections and the backlog. */
export interface Metrics {
  /** Times every request of an app from now on. */
  watch(app: FastifyInstance): void;
  /** The current metrics as text. */
  read(): Promise<string>;
}

/** Starts measuring; the backlog is queried from `pool` only when the metrics are read. */
export function createMetrics(
  pool: pg.Pool,
  { answered }: Pick<OpenReader, 'answered'> = { answered: null },
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'linedesk_http_request_seconds',
    help: 'Seconds from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  new Gauge({
    name: 'linedesk_database_connections',
    help: 'Connections to PostgreSQL by state, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'wanted' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'linedesk_waiting',
    help: 'Work of every host that is not done: tasks that people follow, mails and orders to be sent (jobs), and orders that the ERP has not answered or has refused.',
    labelNames: ['what'],
    registers,
    async collect() {
      for (const { what, count } of await selectWaiting(pool)) this.set({ what }, count);
    },
  });
  if (answered !== null) countReads(registry, answered);
  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        // The route's pattern, never the URL: each id would create its own series.
        const route = request.routeOptions.url ?? 'unknown';
        calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
    read: () => registry.metrics(),
  };
}

function countReads(registry: Registry, answered: NonNullable<OpenReader['answered']>) {
  new Counter({
    name: 'linedesk_reports_total',
    help: 'Reads of reports, exports and figures by what answered them: the replica, or the database itself.',
    labelNames: ['source'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(answered)) this.inc({ source }, count);
    },
  });
}

/** Serves the metrics on a separate port, which must not be public; returns a function that closes it. */
export async function serveMetrics(metrics: Metrics, { host, port }: { host: string; port: number }) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
  return {
    address: server.address(),
    async close() {
      const closed = once(server.close(), 'close');
      // A reader can retry elsewhere, and an idle connection would otherwise delay the close.
      server.closeAllConnections();
      await closed;
    },
  };
}

/** How much work of each kind is waiting, across all hosts; kinds with none are 0. */
export async function selectWaiting(pool: pg.Pool): Promise<{ what: string; count: number }[]> {
  const { rows } = await pool.query<{ what: string; count: number }>(`
    select 'tasks' as what, count(created_by)::int as count from tasks where status in ('created', 'WIP')
    union all select 'jobs', count(*)::int from tasks where status in ('created', 'WIP') and created_by is null
    union all select 'orders_in_erp', count(*)::int from orders where sap_status = ${sapStatus.waiting} and archived_at is null
    union all select 'orders_refused', count(*)::int from orders where sap_status = ${sapStatus.error} and archived_at is null`);
  return rows;
}

/** `/readyz` responds within two seconds, even when the database doesn't. */
const patienceMs = 1800;

/** `/healthz`: the process responds. `/readyz`: it can also reach its database, through the pooler if there is one. */
export const healthPlugin = fp(async (app: FastifyInstance, { pool }: { pool: pg.Pool }) => {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  const database = openHeartbeat(directOptions(pool), patienceMs);
  const between = poolerOptions(pool);
  const pooler = between && openHeartbeat(between, patienceMs);
  app.addHook('onClose', async () => void (await Promise.all([database.close(), pooler?.close()])));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    const [status, poolerStatus] = await Promise.all([database.check(), pooler?.check()]);
    // A slow pooler is only busy, as it is for every host: only an unreachable one counts.
    if (status !== 'answers' || poolerStatus === 'unreachable')
      throw new Problem(503, message('Not ready'), message('The database cannot be reached.'));
    return { status: 'ok' };
  });
});
