import { expect, test } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../server/db/embedded';
import { connectTo } from './connectTo';
import { copyDemo } from './demoFolder';
import { startHost } from './startHost';
import { startProxy } from './startProxy';

const signIn = (call: ReturnType<typeof connectTo>) =>
  call('POST', '/auth/token', { username: 'admin@demo.test', password: 'linedesk' });

/** A new order by the admin with this many pieces of a sku; answers its id and the sku. */
async function placeOrder(call: ReturnType<typeof connectTo>, title: string, pieces: number) {
  const catalogs = (await call('GET', '/api/catalogs/list_simple')) as unknown as { id: string }[];
  const created = await call('POST', '/api/order/new_simple', { title, catalog: catalogs[0]?.id });
  const id = String(created.order_id);
  const sheet = (await call('GET', `/api/order/get_wls/${id}`)) as unknown as {
    garments: { skus: { sku: string }[] }[];
  };
  const sku = sheet.garments[0]?.skus[0]?.sku ?? '';
  const saved = await call('PUT', '/api/order/update', { id, lines: { [sku]: pieces }, wanted: [] });
  expect(saved.status).toBe('success');
  return { id, sku };
}

test('a copy of the data folder of a stopped host is a backup that another one starts from', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-backup-'));
  const [before, copy] = [path.join(folder, 'before'), path.join(folder, 'copy')];
  try {
    copyDemo(before);
    const first = await startHost(before);
    const call = connectTo(first.url);
    await signIn(call);
    const { id } = await placeOrder(call, 'Worth keeping', 7);
    await first.stop();
    cpSync(before, copy, { recursive: true, preserveTimestamps: true });
    rmSync(before, { recursive: true });

    const second = await startHost(copy);
    const again = connectTo(second.url);
    await signIn(again);
    expect(await again('GET', `/api/order/get_wls/${id}`)).toMatchObject({
      name: 'Worth keeping',
      items_count: 7,
    });
    await second.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('two hosts behind a proxy on one database are one: sessions, orders, and the ERP gets each order once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-two-'));
  const data = path.join(folder, 'data');
  const erp = path.join(folder, 'erp');
  copyDemo(folder);
  const database = await startEmbedded(folder);
  const proxy = await startProxy();
  try {
    const env = {
      DATABASE_URL: database.url,
      PUBLIC_URL: proxy.url,
      DEMO: 'true',
      ERP_DIR: erp,
      ERP_POLL_SECONDS: '1',
    };
    // The first one fills the empty database.
    const first = await startHost(data, env);
    const second = await startHost(data, env);
    proxy.hosts.push(first.url, second.url);

    const call = connectTo(proxy.url);
    await signIn(call);
    for (let turn = 0; turn < 4; turn += 1)
      expect(await call('GET', '/api/me')).toMatchObject({ email: 'admin@demo.test' });
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { id } = await placeOrder(call, `Through the proxy ${index}`, index + 1);
      ids.push(id);
      expect(await call('POST', '/api/order/send_sap', { id })).toMatchObject({ status: 'success' });
    }
    // One host is killed while orders are on their way; the other carries on, and the session survives.
    proxy.hosts.splice(1);
    await second.stop('SIGKILL');
    expect(await call('GET', '/api/me')).toMatchObject({ email: 'admin@demo.test' });
    // The shop of these orders has no SAP id, so the demo's simulated ERP rejects them, which is an answer too.
    await expect
      .poll(
        async () => {
          const { orders } = (await call('GET', '/api/orders/list?sap_status=99')) as {
            orders: { id: string }[];
          };
          return ids.filter((id) => orders.some((order) => order.id === id)).length;
        },
        { timeout: 30_000 },
      )
      .toBe(ids.length);
    // The demo's own orders went there as well.
    const done = path.join(erp, 'out/done');
    const documents = readdirSync(done).map((file) => readFileSync(path.join(done, file), 'utf8'));
    const handedOver = documents.map((text) => String(JSON.parse(text).order?.id));
    expect(handedOver.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
    await first.stop();
  } finally {
    proxy.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
