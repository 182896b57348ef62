import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../../server/db/embedded';
import { median, printReport } from '../tools/report';
import { type RunningServer, startServer } from '../tools/startServer';

const metricsPort = 39_465;
const origin = 'http://localhost:3000';
const garments = 200;
const orders = 20_000;
const rounds = 5;

interface Made {
  ms: number;
  /** The most memory that the host had, in MB. */
  mb: number;
  /** The longest that its event loop was held, in ms. */
  heldMs: number;
  bytes: Buffer;
  etag: string;
}

type Ask = (address: string, init?: { body?: object; etag?: string }) => Promise<Response>;

/** The longest that the host's event loop was held since this was last asked, in ms. */
async function readHeld(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)/m.exec(text)?.[1]) * 1000;
}

async function signIn({ url }: RunningServer): Promise<Ask> {
  const json = { origin, 'content-type': 'application/json' };
  const account = { username: 'admin@demo.test', password: 'linedesk' };
  const signedIn = await fetch(`${url}/auth/token`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (address, { body, etag } = {}) => {
    const headers = { ...json, cookie, ...(etag === undefined ? {} : { 'if-none-match': etag }) };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${url}${address}`, { headers, ...sent });
    if (!response.ok && response.status !== 304) throw new Error(`${address}: ${response.status}`);
    return response;
  };
}

/** Makes a document a few times over, the first one not counted: its pictures may be drawn and its worker started. */
async function measure(server: RunningServer, make: () => Promise<Response>): Promise<Made> {
  await (await make()).arrayBuffer();
  await sleep(500);
  await readHeld();
  let mb = server.memory();
  const watch = setInterval(() => (mb = Math.max(mb, server.memory())), 20);
  const times: number[] = [];
  let [bytes, etag] = [Buffer.alloc(0), ''];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const response = await make();
    bytes = Buffer.from(await response.arrayBuffer());
    times.push(performance.now() - started);
    etag = response.headers.get('etag') ?? '';
  }
  clearInterval(watch);
  return { ms: median(times), mb, heldMs: await readHeld(), bytes, etag };
}

/** The same content by a library alone, in a process of its own. */
function floor(folder: string, name: string, { bytes }: Made, pictures?: string): { ms: number; mb: number } {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const script = path.join(__dirname, 'floor.ts');
  const args = [path.extname(name).slice(1), file, ...(pictures === undefined ? [] : [pictures])];
  const said = execFileSync(process.execPath, ['--import', 'tsx', script, ...args]);
  return JSON.parse(said.toString());
}

async function run(folder: string) {
  const database = await startEmbedded(folder);
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'silent' };
  const seed = [
    '--import',
    'tsx',
    'server/demo/seed.ts',
    '--orders',
    String(orders),
    '--garments',
    String(garments),
  ];
  execFileSync(process.execPath, seed, {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, ...env },
  });
  const server = await startServer('server/main.ts', {
    ...env,
    PUBLIC_URL: origin,
    PORT: '0',
    METRICS_PORT: String(metricsPort),
  });
  try {
    const ask = await signIn(server);
    const list: { orders: { id: string; items_count: number; catalog: { id: string } }[] } = await (
      await ask('/api/orders/list')
    ).json();
    const largest = list.orders.reduce((most, order) =>
      order.items_count > most.items_count ? order : most,
    );
    const ids = list.orders.slice(0, orders).map(({ id }) => id);
    const idleMb = server.memory();
    await readHeld();
    await sleep(3000);
    const idleMs = await readHeld();

    const documents = {
      excel: await measure(server, () => ask(`/api/order/download/excel/${largest.id}`)),
      table: await measure(server, () => ask(`/api/order/download/pdf_orderonly/${largest.id}`)),
      full: await measure(server, () => ask(`/api/order/download/pdf/${largest.id}`)),
      preview: await measure(server, () => ask(`/api/catalog/preview/pdf/${largest.catalog.id}`)),
      list: await measure(server, () => ask('/api/orders/download/list', { body: { orders: ids } })),
    };
    const { etag } = documents.full;
    const known = await measure(server, () => ask(`/api/order/download/pdf/${largest.id}`, { etag }));
    const pictures = path.join(folder, 'images');
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
        ours: documents[kind].mb,
        floor: floors[kind].mb,
      })),
    ]);
    console.log(
      `The host at rest has ${idleMb.toFixed(0)} MB. An unchanged full PDF is known in ${known.ms.toFixed(0)} ms.`,
    );
    console.log('Longest that the event loop was held, in ms (bar: 50), and the size of the file:');
    console.log(`  at rest: ${idleMs.toFixed(0)} ms`);
    for (const kind of kinds) {
      const { heldMs, bytes } = documents[kind];
      console.log(`  ${names[kind]}: ${heldMs.toFixed(0)} ms, ${(bytes.length / 1024).toFixed(0)} KB`);
    }
  } finally {
    await server.stop();
    await database.stop();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-bench-'));
void run(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
