import { eq } from 'drizzle-orm';
import { gunzipSync } from 'node:zlib';
import {
  extraPictures,
  garmentPrices,
  garments,
  orders,
  pictureTags,
  skus,
  stocks,
  users,
} from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { checkAnswer } from '../../test/contract';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let beside: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
  beside = await buildTestApp({ beside: t });
});
afterAll(async () => {
  await beside.close();
  await t.close();
});

async function buildSheet() {
  const customer = await buildUser(t.db, { pricelist: '0151' });
  const catalog = await buildCatalog(t.db, {
    garments: [
      { stock: 5, withStocks: true, prices: { '0151': 3000 } },
      { generic: 'WJM200', number: '200' },
    ],
  });
  const [sku, other] = catalog.skus;
  if (sku === undefined || other === undefined) throw new Error('No sku was inserted.');
  const order = await buildOrder(t.db, { customer, catalog });
  const open = async (host = t, headers: Record<string, string> = {}, who: { id: number } = customer) => {
    const cookie = await t.cookieOf(who);
    const url = `/api/order/get_wls/${order.id}`;
    return checkAnswer('getOrder', await host.app.inject({ url, headers: { cookie, ...headers } }));
  };
  const save = (lines: Record<string, number>) =>
    t
      .as(customer)
      .call('updateOrder', { body: { id: String(order.id), lines, wanted: [], service_date: null } });
  return { customer, catalog, sku, other, order, open, save };
}

test('reopening a sheet is a 304 until anything that it shows changes, on each host', async () => {
  const { customer, catalog, sku, other, order, open, save } = await buildSheet();
  const { db } = t;
  const { garmentId } = sku;
  const writes: [string, () => PromiseLike<unknown>][] = [
    ['a quantity', () => save({ [sku.sku]: 2 })],
    ['the note', () => db.update(orders).set({ note: 'Soon' }).where(eq(orders.id, order.id))],
    ['the customer', () => db.update(users).set({ name: 'New name' }).where(eq(users.id, customer.id))],
    ['a garment', () => db.update(garments).set({ name: 'Cardigan' }).where(eq(garments.id, garmentId))],
    [
      'a price',
      () =>
        db.update(garmentPrices).set({ whPriceCents: 2900 }).where(eq(garmentPrices.garmentId, garmentId)),
    ],
    ['a stock', () => db.update(stocks).set({ quantity: 4 }).where(eq(stocks.sku, other.sku))],
    ['a picture', () => db.insert(extraPictures).values({ generic: 'WJM123', color: '000', count: 2 })],
    [
      'what a picture holds',
      () => db.insert(pictureTags).values({ generic: 'WJM123', picture: 'thumbnails/WJM123', tag: 'a' }),
    ],
    ['a removed sku', () => db.update(skus).set({ removedAt: new Date() }).where(eq(skus.id, other.id))],
    ['the price list', () => db.update(users).set({ pricelist: null }).where(eq(users.id, customer.id))],
    ['the warehouse', () => db.update(users).set({ warehouse: '0002' }).where(eq(users.id, customer.id))],
    ['a new garment', () => db.insert(garments).values({ ...newGarment, catalogId: catalog.id })],
  ];
  const seen = new Set<string>();
  for (const [what, write] of writes) {
    const first = await open();
    const tag = String(first.headers.etag);
    expect([what, first.status, seen.has(tag)]).toEqual([what, 200, false]);
    seen.add(tag);
    for (const host of [t, beside]) {
      expect([what, (await open(host, { 'if-none-match': tag })).status]).toEqual([what, 304]);
    }
    await write();
    for (const host of [t, beside]) {
      expect([what, (await open(host, { 'if-none-match': tag })).status]).toEqual([what, 200]);
    }
    // Each host returns the same, whatever it has cached.
    expect((await open(beside)).json).toEqual((await open()).json);
  }
});

const newGarment = {
  generic: 'WJM900',
  number: '900',
  name: 'Scarf',
  whPriceCents: 1000,
  rtPriceCents: 2000,
  sizes: ['U'],
};

test('a compressed sheet is the plain one', async () => {
  const { sku, order, customer, open, save } = await buildSheet();
  await save({ [sku.sku]: 3 });
  const plain = await open();
  const { headers, rawPayload } = await t.app.inject({
    url: `/api/order/get_wls/${order.id}`,
    headers: { cookie: await t.cookieOf(customer), 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(plain.json);
  expect([headers.etag, headers.vary]).toEqual([plain.headers.etag, plain.headers.vary]);
});

test('staff have a tag of their own, where they see more', async () => {
  const { order, open } = await buildSheet();
  await t.db.update(orders).set({ staffNote: 'Slow payer' }).where(eq(orders.id, order.id));
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const [own, staff] = [await open(), await open(t, {}, admin)];
  expect(staff.headers.etag).not.toBe(own.headers.etag);
  expect((await open(t, { 'if-none-match': String(staff.headers.etag) })).status).toBe(200);
});

test('an order has its own quantities and prices', async () => {
  const { sku, customer, catalog, open, save } = await buildSheet();
  await save({ [sku.sku]: 7 });
  await open();
  const other = await buildOrder(t.db, { customer, catalog });
  const { json } = await t.as(customer).call('getOrder', { params: { id: String(other.id) } });
  expect(json.garments.flatMap((garment) => garment.skus.map(({ quantity }) => quantity))).toEqual(
    catalog.skus.map(() => 0),
  );
});
