import Fastify from 'fastify';
import { tasks } from '../db/schema';
import { createMetrics, serveMetrics } from './metrics';
import { openTestDatabase } from '../test/testDatabase';
import { connectRawTo } from '../test/rawClient';
import { buildCatalog, buildOrder, buildUser } from '../test/factories';

let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('metrics cover calls by route pattern, the backlog and the process', async () => {
  const customer = await buildUser(database.db);
  const catalog = await buildCatalog(database.db);
  await buildOrder(database.db, { customer, catalog, sapStatus: 99 });
  const waiting = (createdBy: number | null) => ({ class: 'Class', lane: 'lane', input: {}, createdBy });
  await database.db.insert(tasks).values([waiting(customer.id), waiting(null), waiting(null)]);
  const metrics = createMetrics(database.pool);
  const app = Fastify();
  metrics.watch(app);
  app.get('/order/:id', async () => ({ ok: true }));
  await app.inject('/order/1');
  await app.inject('/order/2');
  await app.inject('/nowhere');
  const text = await metrics.read();
  await app.close();
  expect(text).toContain(
    'linedesk_http_request_seconds_count{method="GET",route="/order/:id",status="200"} 2',
  );
  expect(text).toContain('linedesk_http_request_seconds_count{method="GET",route="unknown",status="404"} 1');
  expect(text).toContain('linedesk_waiting{what="orders_refused"} 1');
  expect(text).toContain('linedesk_waiting{what="tasks"} 1');
  expect(text).toContain('linedesk_waiting{what="jobs"} 2');
  expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
  expect(text).toMatch(/linedesk_database_connections\{state="idle"\} \d/);
});

test('only metrics are served on the metrics port', async () => {
  const served = await serveMetrics(createMetrics(database.pool), { host: '127.0.0.1', port: 0 });
  const { address } = served;
  const port = typeof address === 'object' ? address?.port : 0;
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([metrics.status, metrics.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4']);
  expect(await metrics.text()).toContain('process_cpu_seconds_total');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  // An idle client does not prevent it from closing.
  const held = await connectRawTo(Number(port));
  held.send('GET /');
  await served.close();
  await held.closed;
});

test('with a replica, reports are counted by the database that served them', async () => {
  const answered = { replica: 3, database: 1 };
  const metrics = createMetrics(database.pool, { answered });
  await metrics.read();
  answered.replica += 2;
  const text = await metrics.read();
  expect(text).toContain('linedesk_reports_total{source="replica"} 5');
  expect(text).toContain('linedesk_reports_total{source="database"} 1');
  expect(await createMetrics(database.pool).read()).not.toContain('linedesk_reports_total');
});

test('metrics respond 503 while the database is down, and the host continues', async () => {
  const away = await openTestDatabase();
  const served = await serveMetrics(createMetrics(away.pool), { host: '127.0.0.1', port: 0 });
  await away.close();
  const port = typeof served.address === 'object' ? served.address?.port : 0;
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(503);
  await served.close();
});
