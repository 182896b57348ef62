import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, signIn } from '../tools/callHost';
import { median, printHeld, printReport } from '../tools/report';
import { type AloneCost, runAlone } from '../tools/runAlone';
import { seed } from '../tools/seed';
import { type Cost, type ProbedHost, startProbedHost } from '../tools/startProbedHost';
import { withDatabase } from '../tools/withDatabase';

const garments = 200;
const orders = 20_000;
const rounds = Number(process.env.ROUNDS ?? 5);

interface Made {
  /** For one call, in ms. */
  ms: number;
  cost: Cost;
  bytes: Buffer;
  etag: string;
}

/** Makes a document several times; the first is not counted, as it may draw pictures and start a worker. */
async function measure(host: ProbedHost, make: () => Promise<Response>): Promise<Made> {
  await (await make()).arrayBuffer();
  const times: number[] = [];
  let [bytes, etag] = [Buffer.alloc(0), ''];
  const { cost } = await host.watch(async () => {
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const response = await make();
      bytes = Buffer.from(await response.arrayBuffer());
      times.push(performance.now() - started);
      etag = response.headers.get('etag') ?? '';
    }
  });
  return { ms: median(times), cost, bytes, etag };
}

/** The same content, made by a library alone. */
function floor(folder: string, name: string, { bytes }: Made, pictures: string[] = []): AloneCost {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return runAlone(path.join(__dirname, 'floor.ts'), [path.extname(name).slice(1), file, ...pictures]);
}

/** The ids of all orders, and the catalog of one of them. */
async function listOrders(call: Call, orderId: string) {
  const list: { orders: { id: string; catalog: { id: string } }[] } = await (
    await call('/api/orders/list')
  ).json();
  const catalogId = list.orders.find(({ id }) => id === orderId)?.catalog.id ?? '';
  return { ids: list.orders.slice(0, orders).map(({ id }) => id), catalogId };
}

void withDatabase(async ({ folder, env }) => {
  const orderId = await seed(env, { orders, garments });
  const host = await startProbedHost(env);
  try {
    const call = await signIn(host);
    const { ids, catalogId } = await listOrders(call, orderId);
    const idle = await host.watch(() => sleep(3000));

    const body = JSON.stringify({ orders: ids });
    const documents = {
      excel: await measure(host, () => call(`/api/order/download/excel/${orderId}`)),
      table: await measure(host, () => call(`/api/order/download/pdf_orderonly/${orderId}`)),
      full: await measure(host, () => call(`/api/order/download/pdf/${orderId}`)),
      preview: await measure(host, () => call(`/api/catalog/preview/pdf/${catalogId}`)),
      list: await measure(host, () => call('/api/orders/download/list', { body })),
    };
    const headers = { 'if-none-match': documents.full.etag };
    const known = await measure(host, () => call(`/api/order/download/pdf/${orderId}`, { headers }));
    const pictures = [path.join(folder, 'images')];
    const floors = {
      excel: floor(folder, 'order.xlsx', documents.excel),
      table: floor(folder, 'order.pdf', documents.table),
      full: floor(folder, 'full.pdf', documents.full, pictures),
      preview: floor(folder, 'preview.pdf', documents.preview, pictures),
      list: floor(folder, 'list.xlsx', documents.list),
    };

    const names = {
      excel: 'order of 2,000 lines, Excel',
      table: 'order of 2,000 lines, PDF',
      full: `full PDF, ${garments} products with pictures`,
      preview: `preview PDF, ${garments} products with pictures`,
      list: `list of ${ids.length} orders, Excel`,
    };
    const kinds = ['excel', 'table', 'full', 'preview', 'list'] as const;
    printReport('Documents, beside SheetJS and pdfkit alone making the same content', [
      ...kinds.map((kind) => ({
        what: names[kind],
        unit: 'ms',
        ours: documents[kind].ms,
        floor: floors[kind].ms,
      })),
      ...kinds.map((kind) => ({
        what: `${names[kind]}: most memory`,
        unit: 'MB',
        ours: documents[kind].cost.mb,
        floor: floors[kind].mb,
      })),
    ]);
    console.log(
      `The host at rest has ${idle.cost.mb.toFixed(0)} MB. An unchanged full PDF is known in ${known.ms.toFixed(0)} ms.`,
    );
    printHeld({
      'at rest': idle,
      ...Object.fromEntries(kinds.map((kind) => [names[kind], documents[kind]])),
    });
    const sizes = kinds.map((kind) => `${kind} ${(documents[kind].bytes.length / 1024).toFixed(0)} KB`);
    console.log(`Sizes: ${sizes.join(', ')}.`);
  } finally {
    await host.stop();
  }
});
