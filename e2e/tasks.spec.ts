import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeRows } from '../src/lib/writeRows';
import { copyDemo } from './demoFolder';
import { startHost } from './startHost';

interface Task {
  task_id: string;
  class: string;
  status: string;
  progress: number;
  error: string | null;
}

interface OpenOrder {
  id: string;
  items_count: number;
  catalog_type: string;
}

/** A small client of the contract, signed in as an admin. */
async function signIn(url: string) {
  const answer = await fetch(`${url}/auth/token`, {
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin@demo.test', password: 'linedesk' }),
  });
  const headers = { Origin: url, Cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };

  async function call<Answer>(method: string, address: string, body?: FormData | object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(url + address, {
      method,
      headers: isForm || body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}.`);
    const json: Answer = await response.json();
    return json;
  }

  return {
    call,
    tasks: async () => (await call<{ tasks: Task[] }>('GET', '/api/mgmt/tasks')).tasks,
    picture: (address: string) => fetch(`${url}/images/${address}`),
  };
}

/** A form with files, named as in the contract. */
function formOf(fields: Record<string, string>, field: string, files: Record<string, Buffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of Object.entries(files))
    form.append(field, new Blob([new Uint8Array(content)]), name);
  return form;
}

const pictureOf = (side: { width: number; height: number }, background: string) =>
  sharp({ create: { ...side, channels: 3, background } })
    .jpeg()
    .toBuffer();

const codes = (count: number) =>
  Array.from({ length: count }, (_, index) => `T${String(index).padStart(5, '0')}`);

test('kill -9 in the middle of every kind of task: the next start completes each of them, once', async () => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-tasks-'));
  copyDemo(dataDir);
  let host = await startHost(dataDir);
  try {
    let admin = await signIn(host.url);
    const [catalog] = await admin.call<{ id: string; name: string; currency: string; num_items: number }[]>(
      'GET',
      '/api/catalogs/list_admin',
    );
    if (catalog === undefined) throw new Error('The demo has no catalog.');
    const picture = await pictureOf({ width: 790, height: 1080 }, '#804020');
    const swatch = await pictureOf({ width: 200, height: 200 }, '#804020');
    const generics = codes(300);
    const header = ['generic', 'name', 'color', 'size', 'wh_price', 'currency'];
    const garments = generics.flatMap((generic) =>
      ['S', 'M', 'L'].map((size) => [generic, 'Task coat', 0, size, 40, catalog.currency]),
    );

    const update = {
      catalog: catalog.id,
      name: catalog.name,
      catalog_type: 'initial',
      is_current: 'true',
      drop: '',
    };
    // Stock tasks run one after the other: the last upload wins.
    const stockTasks: { status: string; task_id: string }[] = [];
    for (const [address, body] of [['/api/mgmt/remove_stocks'], ['/api/mgmt/stocks/sync', {}]] as const)
      stockTasks.push(await admin.call('POST', address, body));
    const uploads = await Promise.all(
      [
        [
          '/api/mgmt/upload_images',
          formOf(
            {},
            'images',
            Object.fromEntries(generics.slice(0, 80).map((code) => [`${code}.jpg`, picture])),
          ),
        ] as const,
        [
          '/api/mgmt/upload_colors',
          formOf(
            {},
            'images',
            Object.fromEntries(generics.slice(0, 80).map((code) => [`${code}_000.jpg`, swatch])),
          ),
        ] as const,
        [
          '/api/mgmt/catalog/reupload_async',
          formOf(update, 'catalog_path', { 'catalog.xlsx': Buffer.from(writeRows([header, ...garments])) }),
        ] as const,
        [
          '/api/mgmt/upload_stock_async',
          formOf({}, 'stocks_file', {
            'stock.xlsx': Buffer.from(
              writeRows([['sku', 'stock'], ...generics.map((code) => [`${code}000M`, 7])]),
            ),
          }),
        ] as const,
      ].map(([address, form]) => admin.call<{ status: string; task_id: string }>('POST', address, form)),
    );
    const { orders } = await admin.call<{ orders: OpenOrder[] }>('GET', '/api/orders/list?sap_status=0');
    const sendable = orders.filter(
      ({ items_count, catalog_type }) => items_count > 0 && catalog_type !== 'return',
    );
    const [toDelete, ...toSend] = sendable.map(({ id }) => id);
    const orderTasks: { status: string; task_id: string }[] = [];
    for (const [action, ids, more] of [
      ['delete', [toDelete]],
      ['restore', [toDelete]],
      ['finish', toSend.slice(0, 100)],
      ['service_date', toSend.slice(0, 100), { service_date: 1_900_000_000 }],
      ['send', toSend.slice(0, 500)],
      ['pdf', toSend.slice(0, 10)],
      ['excel', toSend.slice(0, 3)],
    ] as const) {
      const key = `the task to ${action} orders`;
      orderTasks.push(await admin.call('POST', '/api/orders/task', { action, orders: ids, key, ...more }));
    }
    const sent = [...stockTasks, ...uploads, ...orderTasks];
    expect(sent.map(({ status }) => status)).toEqual(Array(13).fill('success'));

    const ids = sent.map(({ task_id }) => task_id);
    const ours = async () => (await admin.tasks()).filter(({ task_id }) => ids.includes(task_id));
    await expect
      .poll(
        async () =>
          (await ours()).filter(
            ({ class: name, progress }) => ['UploadImages', 'SendOrders'].includes(name) && progress > 0,
          ).length,
        {
          intervals: [20],
          timeout: 60_000,
        },
      )
      .toBe(2);
    await host.stop('SIGKILL');

    host = await startHost(dataDir);
    admin = await signIn(host.url);
    await expect
      .poll(
        async () => (await ours()).map(({ class: name, status, error }) => [name, status, error]).toSorted(),
        {
          intervals: [200],
          timeout: 90_000,
        },
      )
      .toEqual([
        ['DateOrders', 'done', null],
        ['DeleteOrders', 'done', null],
        ['ExcelsOfOrders', 'done', null],
        ['FinishOrders', 'done', null],
        ['PdfsOfOrders', 'done', null],
        ['RemoveStocks', 'done', null],
        ['RestoreOrders', 'done', null],
        ['SendOrders', 'done', null],
        ['SyncStocks', 'done', null],
        ['UpdateCatalog', 'done', null],
        ['UploadColors', 'done', null],
        ['UploadImages', 'done', null],
        ['UploadStock', 'done', null],
      ]);

    for (const code of generics.slice(0, 80)) {
      for (const address of [`garments/${code}.jpg`, `thumbnails/${code}.jpg`, `colors/${code}_000.jpg`]) {
        const shown = await admin.picture(address);
        expect([address, shown.status]).toEqual([address, 200]);
        expect((await sharp(Buffer.from(await shown.arrayBuffer())).stats()).channels).toHaveLength(3);
      }
    }
    for (const id of toSend.slice(0, 500)) {
      const { events } = await admin.call<{ events: { kind: string }[] }>('GET', `/api/order/events/${id}`);
      expect(events.filter(({ kind }) => kind === 'sent')).toHaveLength(1);
    }
    const { events } = await admin.call<{ events: { kind: string }[] }>(
      'GET',
      `/api/order/events/${toDelete}`,
    );
    expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['restored', 'deleted']);
    for (const { task_id } of orderTasks) {
      const { orders: outcomes } = await admin.call<{ orders: { outcome: string }[] }>(
        'GET',
        `/api/orders/task/${task_id}`,
      );
      expect(outcomes.filter(({ outcome }) => outcome === 'waiting')).toEqual([]);
    }
    const preview = await admin.call<{
      garments: { generic: string; name: string; skus: { sku: string; stock: number }[] }[];
    }>('GET', `/api/catalog/list/${catalog.id}`);
    expect(preview.garments).toHaveLength(catalog.num_items + generics.length);
    const coats = preview.garments.filter(({ name }) => name === 'Task coat');
    expect(coats.map(({ skus }) => skus.length)).toEqual(Array(generics.length).fill(3));
    expect(
      coats.every(({ skus }) => skus.some(({ sku, stock }) => sku.endsWith('000M') && stock === 7)),
    ).toBe(true);
  } finally {
    await host.stop().catch(() => undefined);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
