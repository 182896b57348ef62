import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectTo } from './connectTo';
import { copyDemo } from './demoFolder';
import { startHost } from './startHost';

const saves = 200;
/** Many at once, so that the kill is sure to interrupt some. */
const workers = 8;

interface LineSheet {
  garments: { skus: { sku: string; stock: number }[] }[];
  lines: Record<string, Record<string, number>>;
}

test('kill -9 in the middle of 200 saves: every acknowledged save is there after the next start', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-durability-'));
  copyDemo(dataDir);
  let host = await startHost(dataDir);
  try {
    let call = connectTo(host.url);
    const signIn = () => call('POST', '/auth/token', { username: 'admin@demo.test', password: 'linedesk' });
    await signIn();
    const catalogs = (await call('GET', '/api/catalogs/list_simple')) as unknown as { id: string }[];
    const orders: { id: string; skus: string[] }[] = [];
    for (let index = 0; index < workers; index += 1) {
      const created = await call('POST', '/api/order/new_simple', {
        title: `Kill ${index}`,
        catalog: catalogs[0]?.id,
      });
      const id = String(created.order_id);
      const sheet = (await call('GET', `/api/order/get_wls/${id}`)) as unknown as LineSheet;
      orders.push({ id, skus: sheet.garments.flatMap((garment) => garment.skus.map((sku) => sku.sku)) });
    }

    const acknowledged = new Map<string, Record<string, number>>();
    const sent = new Map<string, Record<string, number>>();
    let done = 0;
    const killed = new Promise<void>((resolve) => {
      const watch = setInterval(() => {
        if (done < saves / 2) return;
        clearInterval(watch);
        void host.stop('SIGKILL').then(resolve);
      }, 1);
    });
    await Promise.all(
      orders.map(async ({ id, skus }, worker) => {
        for (let round = 0; round < saves / workers; round += 1) {
          const quantity = worker * 1000 + round + 1;
          const lines = Object.fromEntries(skus.slice(0, 20 + round).map((sku) => [sku, quantity]));
          sent.set(id, lines);
          try {
            const answer = await call('PUT', '/api/order/update', {
              id,
              lines,
              wanted: [],
              service_date: null,
            });
            expect(answer.status).toBe('success');
            acknowledged.set(id, lines);
            done += 1;
          } catch {
            return;
          }
        }
      }),
    );
    await killed;
    expect(done).toBeGreaterThanOrEqual(saves / 2);
    expect(done).toBeLessThan(saves);

    host = await startHost(dataDir);
    call = connectTo(host.url);
    await signIn();
    for (const { id } of orders) {
      const { lines } = (await call('GET', `/api/order/get_wls/${id}`)) as unknown as LineSheet;
      const stored = Object.assign({}, ...Object.values(lines));
      // Only the save that the kill cut off may have reached the disk without its answer reaching us.
      expect([acknowledged.get(id) ?? {}, sent.get(id)]).toContainEqual(stored);
    }
  } finally {
    await host.stop().catch(() => undefined);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
