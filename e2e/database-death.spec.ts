import { expect, test } from '@playwright/test';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectTo } from './connectTo';
import { copyDemo } from './demoFolder';
import { type Host, startHost } from './startHost';

let dataDir = '';
let host: Host;
test.beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-database-death-'));
  copyDemo(dataDir);
  host = await startHost(dataDir);
});
test.afterEach(async () => {
  if (host.process.exitCode === null) await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const postmaster = () =>
  Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

interface LineSheet {
  garments: { skus: { sku: string }[] }[];
  lines: Record<string, Record<string, number>>;
}

const workers = 4;
const saves = 40;

test('the database is killed amid saves: none that was acknowledged is lost, and the host goes on by itself', async () => {
  const call = connectTo(host.url);
  await call('POST', '/auth/token', { username: 'admin@demo.test', password: 'linedesk' });
  const catalogs = (await call('GET', '/api/catalogs/list_simple')) as unknown as { id: string }[];
  const sheetOf = async (id: string) =>
    (await call('GET', `/api/order/get_wls/${id}`)) as unknown as LineSheet;
  const orders: { id: string; sku: string }[] = [];
  for (let index = 0; index < workers; index += 1) {
    const created = await call('POST', '/api/order/new_simple', { title: 'Kept', catalog: catalogs[0]?.id });
    const id = String(created.order_id);
    orders.push({ id, sku: (await sheetOf(id)).garments[0]?.skus[0]?.sku ?? '' });
  }
  const save = ({ id, sku }: { id: string; sku: string }, quantity: number) =>
    call('PUT', '/api/order/update', { id, lines: { [sku]: quantity }, wanted: [], service_date: null });
  /** As the page does: unacknowledged edits are sent again. */
  const saveUntilAcknowledged = async (order: { id: string; sku: string }, quantity: number) => {
    await expect(async () => expect((await save(order, quantity)).status).toBe('success')).toPass();
  };

  let done = 0;
  const refusals: string[] = [];
  const killed = postmaster();
  await Promise.all(
    orders.map(async (order) => {
      for (let quantity = 1; quantity <= saves; quantity += 1) {
        await save(order, quantity).catch(async (error: Error) => {
          refusals.push(error.message);
          await saveUntilAcknowledged(order, quantity);
        });
        done += 1;
        if (done === (workers * saves) / 2) process.kill(killed, 'SIGKILL');
      }
    }),
  );
  // A call cut off by the death is told to retry, never that something went wrong.
  expect(refusals.length).toBeGreaterThan(0);
  expect(new Set(refusals)).toEqual(new Set(['PUT /api/order/update answered 503.']));
  expect(postmaster()).not.toBe(killed);
  for (const { id, sku } of orders)
    expect(Object.values((await sheetOf(id)).lines)).toEqual([{ [sku]: saves }]);

  // Background work continues, too.
  const { task_id } = await call('POST', '/api/mgmt/stocks/sync', {});
  await expect(async () => {
    const { details } = await call('GET', `/api/mgmt/task_status/task_${String(task_id)}`);
    expect(details).toMatchObject({ status: 'done' });
  }).toPass();
  expect((await fetch(`${host.url}/readyz`)).status).toBe(200);
  await host.stop();
  expect(host.process.exitCode).toBe(0);
});

test('a database that cannot be started again ends the host with a sentence and a code', async () => {
  let said = '';
  host.process.stderr?.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise((resolve) => host.process.once('close', resolve));
  // Without this file PostgreSQL can't start.
  renameSync(path.join(dataDir, 'postgres/global/pg_control'), path.join(dataDir, 'aside'));
  process.kill(postmaster(), 'SIGKILL');
  expect(await ended).toBe(69);
  expect(said).toContain(
    `The database has ended and can't be started again; see ${path.join(dataDir, 'postgres.log')} for the reason.`,
  );
});
