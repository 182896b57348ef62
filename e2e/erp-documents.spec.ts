import { expect, test } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SalesOrder } from '../server/core/erpConnector';
import { connectTo } from './connectTo';
import { copyDemo } from './demoFolder';
import { startHost } from './startHost';

interface OpenOrder {
  id: string;
  items_count: number;
  catalog_type: string;
}

interface Fulfillment {
  lines: { ordered: number; confirmed: number | null; shipped: number }[];
  shipments: { number: string; lines: { quantity: number }[] }[];
  invoices: { number: string; amount: number }[];
  confirmation: { number: string } | null;
}

const howMany = 40;
const day = '2026-09-14';

/** What of an order's document counts, once it is taken in exactly once. */
const countedOnce = {
  'order-confirmation': ({ confirmation, lines }: Fulfillment) => [
    confirmation?.number,
    lines.reduce((sum, { confirmed }) => sum + (confirmed ?? 0), 0),
  ],
  delivery: ({ shipments, lines }: Fulfillment) => [
    ...shipments.map(({ number }) => number),
    lines.reduce((sum, { shipped }) => sum + shipped, 0),
  ],
  invoice: ({ invoices }: Fulfillment) => invoices.flatMap(({ number, amount }) => [number, amount]),
};
type Kind = keyof typeof countedOnce;
const kinds = ['order-confirmation', 'delivery', 'invoice'] as const;

function documentOf(kind: Kind, { key, currency, lines, totals }: SalesOrder, number: string) {
  const common = { document: kind, format: 1, number, key, day };
  return kind === 'invoice'
    ? { ...common, amount: totals.amount, currency }
    : { ...common, lines: lines.map(({ sku, quantity }) => ({ sku, quantity })) };
}

test('kill -9 in the middle of each kind of document: each is taken in once', async () => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-documents-'));
  copyDemo(dataDir);
  // The demo's ERP would answer too.
  const start = () => startHost(dataDir, { DEMO: 'false', ERP_POLL_SECONDS: '1' });
  let host = await start();
  const at = (...names: string[]) => path.join(dataDir, 'erp', ...names);
  const filesIn = (...names: string[]) => readdirSync(at(...names)).filter((name) => name.endsWith('.json'));
  const leave = (name: string, content: object) => {
    writeFileSync(at('in', `.${name}`), JSON.stringify(content));
    renameSync(at('in', `.${name}`), at('in', name));
  };
  try {
    let call = connectTo(host.url);
    const signIn = () => call('POST', '/auth/token', { username: 'admin@demo.test', password: 'linedesk' });
    await signIn();
    const { orders } = (await call('GET', '/api/orders/list?sap_status=0')) as { orders: OpenOrder[] };
    const ids = orders
      .filter(({ items_count, catalog_type }) => items_count > 0 && catalog_type !== 'return')
      .map(({ id }) => id)
      .slice(0, howMany);
    for (const id of ids)
      expect(await call('POST', '/api/order/send_sap', { id })).toMatchObject({ status: 'success' });
    const sentOrders = () =>
      filesIn('out')
        .map((name): SalesOrder => JSON.parse(readFileSync(at('out', name), 'utf8')))
        .filter(({ order }) => ids.includes(order.id));
    await expect.poll(() => sentOrders().length, { timeout: 60_000 }).toBe(howMany);
    const sent = sentOrders();
    for (const [index, { key }] of sent.entries())
      leave(`${key}.json`, { key, status: 'accepted', erp_number: `E${index}` });
    await expect.poll(() => filesIn('in').length, { timeout: 60_000 }).toBe(0);

    for (const kind of kinds) {
      const taken = () => filesIn('in', 'done').filter((name) => name.startsWith(kind)).length;
      for (const [index, order] of sent.entries()) {
        const document = documentOf(kind, order, `${kind} ${index}`);
        // Systems that don't know whether a document has arrived send it again.
        for (const name of [`${kind}-${index}.json`, `${kind}-${index}-again.json`]) leave(name, document);
      }
      await expect.poll(taken, { intervals: [1], timeout: 60_000 }).toBeGreaterThan(howMany / 4);
      await host.stop('SIGKILL');
      expect([kind, taken() < 2 * howMany]).toEqual([kind, true]);

      host = await start();
      await expect.poll(taken, { timeout: 60_000 }).toBe(2 * howMany);
      expect([filesIn('in'), filesIn('in', 'bad')]).toEqual([[], []]);
      call = connectTo(host.url);
      await signIn();
      for (const [index, { order, totals }] of sent.entries()) {
        const found = (await call('GET', `/api/order/fulfillment/${order.id}`)) as unknown as Fulfillment;
        const figure = kind === 'invoice' ? totals.amount : totals.items_count;
        expect(countedOnce[kind](found)).toEqual([`${kind} ${index}`, figure]);
      }
    }
  } finally {
    await host.stop().catch(() => undefined);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
