import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { read, utils } from 'xlsx';
import { orders } from './db/schema';
import { buildSeason } from './test/buildSeason';
import { buildOrderTasks } from './test/buildOrderTasks';
import { buildTestApp, type TestApp } from './test/buildTestApp';
import { type ReplicatedCluster, startReplicated } from './test/startReplicated';
import { until } from './test/until';

let cluster: ReplicatedCluster;
let t: TestApp;
let season: Awaited<ReturnType<typeof buildSeason>>;

beforeAll(async () => {
  cluster = await startReplicated();
  t = await buildTestApp({ cluster });
  season = await buildSeason(t.db);
  // The new database is replicated with a delay.
  await until(async () => (await answeredBy(overview)).replica === 1);
});
afterAll(async () => {
  await t.close();
  await cluster.stop();
});

/** How many reads of a function each database answered. */
async function answeredBy(work: () => Promise<unknown>) {
  const { replica = 0, database = 0 } = t.reader.answered ?? {};
  await work();
  const now = t.reader.answered;
  return { replica: (now?.replica ?? 0) - replica, database: (now?.database ?? 0) - database };
}

const overview = async () => {
  const call = { params: { tile: 'status' }, query: { season: 'AW26' } };
  const { status, json } = await t.as(season.admin).call('getOverview', call);
  expect(status).toBe(200);
  const open = json.rows.find(({ id, currency }) => id === 'open' && currency === 'EUR');
  return { pieces: open?.pieces, asOf: json.as_of };
};

async function listedNames(ids: string[]) {
  const { raw } = await t.as(season.admin).call('downloadOrderList', { body: { orders: ids } });
  const rows = utils.sheet_to_json<Record<string, unknown>>(read(raw).Sheets.Orders ?? {});
  return rows.map((row) => row.Order);
}

test.each<[string, () => Promise<unknown>]>([
  ['the overview', overview],
  ['customers’ figures', () => t.as(season.nora).call('listCustomerFigures')],
  ['the list of orders as Excel', () => listedNames(season.orders.map(({ id }) => id))],
  ...(
    ['downloadOrderExcel', 'downloadOrderOnlyPdf', 'downloadOrderPdf', 'getOrderConfirmation'] as const
  ).map((operation): [string, () => Promise<unknown>] => [
    operation,
    async () => {
      const params = { id: season.orders[0]?.id ?? '' };
      expect((await t.as(season.ana).call(operation, { params })).status).toBe(200);
    },
  ]),
  [
    'a catalog’s stock list',
    async () => {
      const params = { id: String(season.catalogs.euro.id) };
      expect((await t.as(season.admin).call('downloadCatalogStockPdf', { params })).status).toBe(200);
    },
  ],
])('the replica answers %s', async (_what, work) => {
  expect(await answeredBy(work)).toEqual({ replica: 1, database: 0 });
});

test('the files of a task over many orders are read from the replica', async () => {
  const many = buildOrderTasks(t);
  many.startHost();
  const asked = season.orders.slice(0, 3).map(({ id }) => ({ id: Number(id) }));
  const answered = await answeredBy(() => many.done(season.admin, 'excel', asked));
  await many.close();
  expect(answered).toEqual({ replica: 3, database: 0 });
});

test('inaccessible records are still refused', async () => {
  const params = { id: season.orders[0]?.id ?? '' };
  expect((await t.as(season.cleo).call('downloadOrderExcel', { params })).status).toBe(404);
  expect(await answeredBy(overview)).toEqual({ replica: 1, database: 0 });
});

test('an export includes what was just saved, and the overview shows the time it is as of', async () => {
  const [order] = season.orders;
  const id = Number(order?.id);
  const before = await overview();
  expect(before.asOf).toBeUndefined();
  const now = Date.now() / 1000;
  await cluster.pause();
  try {
    await sleep(1100);
    await t.db.update(orders).set({ name: 'Just renamed', itemsCount: 500 }).where(eq(orders.id, id));
    expect(await listedNames([String(id)])).toEqual(['Just renamed']);
    const behind = await overview();
    expect(behind.pieces).toBe(before.pieces);
    expect(behind.asOf).toBeLessThanOrEqual(now);
    expect(behind.asOf).toBeGreaterThan(now - 60);
  } finally {
    await cluster.resume();
  }
  await until(async () => (await overview()).asOf === undefined);
  expect((await overview()).pieces).toBe(Number(before.pieces) + 495);
});
