import { and, eq } from 'drizzle-orm';
import { extraPictures, garmentPrices, garments, skus, stocks } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function get(user: { id: number }, order: { id: number | string }) {
  const answer = await t.as(user).call('getOrder', { params: { id: String(order.id) } });
  expect(answer.status).toBe(200);
  return answer.json;
}

const numbersOf = (order: { garments: { number: string }[] }) => order.garments.map((one) => one.number);

describe('who may open an order', () => {
  test('the roles that see it, 404 for all others', async () => {
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const seller = await buildUser(t.db, { roles: ['agent'] });
    const customer = await buildUser(t.db, { agents: [agent] });
    const order = await buildOrder(t.db, { customer, seller, catalog: await buildCatalog(t.db) });
    const statusFor = async (user: { id: number }) =>
      (await t.as(user).call('getOrder', { params: { id: String(order.id) } })).status;

    for (const user of [customer, agent, seller, await buildUser(t.db, { roles: ['admin'] })]) {
      expect(await statusFor(user)).toBe(200);
    }
    const formerSeller = await buildUser(t.db, { roles: ['wls'] });
    const sold = await buildOrder(t.db, {
      customer,
      seller: formerSeller,
      catalog: await buildCatalog(t.db),
    });
    for (const user of [await buildUser(t.db), await buildUser(t.db, { roles: ['agent'] })]) {
      expect(await statusFor(user)).toBe(404);
    }
    expect((await t.as(formerSeller).call('getOrder', { params: { id: String(sold.id) } })).status).toBe(404);
    expect(await statusFor(await buildUser(t.db, { roles: ['app'] }))).toBe(403);
    expect((await t.anonymous.call('getOrder', { params: { id: String(order.id) } })).status).toBe(401);
  });

  test('unknown and deleted ones are 404, one of a deleted catalog opens', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const catalog = await buildCatalog(t.db, { archivedAt: new Date() });
    const deleted = await buildOrder(t.db, { customer: admin, catalog, archivedAt: new Date() });
    for (const id of [String(deleted.id), '999999', '0', 'ord_8f2k1', "1' or true"]) {
      expect((await t.as(admin).call('getOrder', { params: { id } })).status).toBe(404);
    }
    await get(admin, await buildOrder(t.db, { customer: admin, catalog }));
  });
});

test('the complete line sheet', async () => {
  const customer = await buildUser(t.db, { warehouse: '0002' });
  const catalog = await buildCatalog(t.db, {
    currency: 'GBP',
    garments: [
      {
        generic: 'SHT001',
        number: '10',
        name: 'Belted wool coat',
        drop: '1',
        collection: 'Atelier',
        madeIn: 'Portugal',
        description: 'Long coat with a belt',
        composition: '80% wool',
        largeDescription: 'A long coat in double-faced wool.',
        whPriceCents: 4550,
        rtPriceCents: 11_995,
        withStocks: true,
        colors: ['000'],
        sizes: ['S', 'M'],
        stock: 5,
      },
    ],
  });
  await t.db.insert(stocks).values({ sku: 'SHT001000S', warehouse: '0002', quantity: 40 });
  await t.db.insert(extraPictures).values({ generic: 'SHT001', color: '000', count: 2 });
  const order = await buildOrder(t.db, {
    customer,
    catalog,
    lines: { SHT001000M: 6 },
    wanted: ['SHT001000', 'SHT001000S'],
    finished: true,
    version: 3,
  });
  expect(await get(customer, order)).toMatchObject({
    id: String(order.id),
    catalog: { id: String(catalog.id), currency: 'GBP' },
    currency: 'GBP',
    version: 3,
    items_count: 6,
    finished: true,
    customer_finished: true,
    garments: [
      {
        generic: 'SHT001',
        number: '10',
        name: 'Belted wool coat',
        drop: '1',
        collection: 'Atelier',
        made_in: 'Portugal',
        description: 'Long coat with a belt',
        composition: '80% wool',
        large_description: 'A long coat in double-faced wool.',
        wh_price: 45.5,
        rt_price: 119.95,
        currency: 'GBP',
        with_stocks: true,
        sizes: ['S', 'M'],
        colors: [{ number: '000', name: 'Color 000' }],
        skus: [
          { sku: 'SHT001000S', color: '000', size: 'S', stock: 40, quantity: 0 },
          { sku: 'SHT001000M', color: '000', size: 'M', stock: 0, quantity: 6 },
        ],
        pictures: { '000': 2 },
      },
    ],
    lines: { SHT001: { SHT001000M: 6 } },
    wanted: ['SHT001000', 'SHT001000S'],
  });
});

test("the stock is that of the customer's warehouse, whoever views it", async () => {
  const agent = await buildUser(t.db, { roles: ['agent'], warehouse: '0002' });
  const customer = await buildUser(t.db, { agents: [agent], warehouse: '0001' });
  const catalog = await buildCatalog(t.db, { garments: [{ generic: 'STK001', stock: 9 }] });
  const order = await buildOrder(t.db, { customer, catalog });
  expect((await get(agent, order)).garments[0]?.skus[0]?.stock).toBe(9);
});

test('garments are sorted by number, 9 before 10', async () => {
  const customer = await buildUser(t.db);
  const numbered = (number: string, generic: string) => ({ number, generic, colors: ['000'], sizes: ['U'] });
  const catalog = await buildCatalog(t.db, {
    garments: [
      numbered('10', 'NUM001'),
      numbered('9', 'NUM002'),
      numbered('100', 'NUM003'),
      numbered('A2', 'NUM004'),
      numbered('A10', 'NUM005'),
    ],
  });
  const order = await get(customer, await buildOrder(t.db, { customer, catalog }));
  expect(numbersOf(order)).toEqual(['9', '10', '100', 'A2', 'A10']);
});

describe('prices', () => {
  const priced = { generic: 'PRC001', whPriceCents: 4000, rtPriceCents: 9000, prices: { '0151': 3550 } };

  test.each([
    ['0151', 35.5],
    ['0352', 40],
    [null, 40],
  ])('with the price list %s a garment costs %d', async (pricelist, price) => {
    const customer = await buildUser(t.db, { pricelist });
    const order = await buildOrder(t.db, {
      customer,
      catalog: await buildCatalog(t.db, { garments: [priced] }),
    });
    expect((await get(customer, order)).garments[0]).toMatchObject({ wh_price: price, rt_price: 90 });
  });

  test('a list may have a retail price of its own and no wholesale price', async () => {
    const customer = await buildUser(t.db, { pricelist: '0554' });
    const catalog = await buildCatalog(t.db, { garments: [priced] });
    const garmentId = catalog.skus[0]?.garmentId ?? 0;
    await t.db.insert(garmentPrices).values({ garmentId, pricelist: '0554', rtPriceCents: 8000 });
    const order = await buildOrder(t.db, { customer, catalog });
    expect((await get(customer, order)).garments[0]).toMatchObject({ wh_price: 40, rt_price: 80 });
  });

  test('an open order shows what it would cost today, a sent one what it was sent at', async () => {
    const customer = await buildUser(t.db);
    const catalog = await buildCatalog(t.db, { garments: [{ ...priced, whPriceCents: 4100 }] });
    const lines = { PRC001000S: 1 };
    const open = await buildOrder(t.db, { customer, catalog, lines });
    const sent = await buildOrder(t.db, { customer, catalog, lines, sapStatus: 2 });
    expect(await get(customer, open)).toMatchObject({
      garments: [{ wh_price: 41 }],
      line_prices: { PRC001000S: 40 },
    });
    expect(await get(customer, sent)).toMatchObject({
      garments: [{ wh_price: 40 }],
      line_prices: { PRC001000S: 40 },
    });
  });
});

describe('what has left the catalog', () => {
  test('shows only where the order has lines of it', async () => {
    const customer = await buildUser(t.db);
    const catalog = await buildCatalog(t.db, {
      garments: [
        { generic: 'RMV001', colors: ['000', '310'], sizes: ['S', 'M'] },
        { generic: 'RMV002', colors: ['000'], sizes: ['S', 'M'] },
      ],
    });
    const inCatalog = eq(garments.catalogId, catalog.id);
    await t.db
      .update(garments)
      .set({ removedAt: new Date() })
      .where(and(inCatalog, eq(garments.generic, 'RMV002')));
    await t.db
      .update(skus)
      .set({ removedAt: new Date() })
      .where(and(eq(skus.catalogId, catalog.id), eq(skus.color, '310')));
    const shown = async (lines: Record<string, number>) => {
      const order = await get(customer, await buildOrder(t.db, { customer, catalog, lines }));
      return {
        skus: order.garments.flatMap((garment) => garment.skus.map((sku) => sku.sku)),
        lines: order.lines,
      };
    };

    expect(await shown({})).toEqual({ skus: ['RMV001000S', 'RMV001000M'], lines: {} });
    expect(await shown({ RMV001310M: 2, RMV002000S: 1 })).toEqual({
      skus: ['RMV001000S', 'RMV001000M', 'RMV001310M', 'RMV002000S'],
      lines: { RMV001: { RMV001310M: 2 }, RMV002: { RMV002000S: 1 } },
    });
  });
});

test("another catalog's garments and another order's lines stay out", async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, { garments: [{ generic: 'OWN001' }] });
  const elsewhere = await buildCatalog(t.db, { garments: [{ generic: 'OWN001' }, { generic: 'OWN002' }] });
  await buildOrder(t.db, { customer, catalog, lines: { OWN001000S: 7 } });
  await buildOrder(t.db, { customer, catalog: elsewhere, lines: { OWN001000S: 8 } });
  const order = await get(customer, await buildOrder(t.db, { customer, catalog, lines: { OWN001000M: 1 } }));
  expect(order.garments.map((garment) => garment.generic)).toEqual(['OWN001']);
  expect(order.lines).toEqual({ OWN001: { OWN001000M: 1 } });
  expect(order.garments[0]?.skus.map((sku) => sku.quantity)).toEqual([0, 1, 0, 0, 0, 0]);
});

test('lines are grouped by the garment even when a sku does not begin with its reference', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, {
    garments: [{ generic: 'ODD001', colors: ['000'], sizes: ['S'] }],
  });
  const [sku] = await t.db
    .update(skus)
    .set({ sku: 'EAN4006381333931' })
    .where(eq(skus.catalogId, catalog.id))
    .returning();
  if (sku === undefined) throw new Error('The catalog has no sku.');
  const lines = { EAN4006381333931: 2 };
  const order = await buildOrder(t.db, { customer, catalog: { ...catalog, skus: [sku] }, lines });
  expect((await get(customer, order)).lines).toEqual({ ODD001: lines });
});

test('the number of queries does not grow with the garments', async () => {
  const customer = await buildUser(t.db);
  const colors = Array.from({ length: 20 }, (_, n) => String(n).padStart(3, '0'));
  const many = Array.from({ length: 30 }, (_, n) => ({
    generic: `QRY0${String(n).padStart(2, '0')}`,
    colors,
  }));
  const count = async (catalog: Awaited<ReturnType<typeof buildCatalog>>) => {
    const order = await buildOrder(t.db, { customer, catalog });
    await get(customer, order);
    const client = await t.database.pool.connect();
    const query = jest.spyOn(Object.getPrototypeOf(client), 'query');
    client.release();
    await get(customer, order);
    const calls = query.mock.calls.length;
    query.mockRestore();
    return calls;
  };
  const few = await count(await buildCatalog(t.db));
  expect(few).toBeGreaterThan(3);
  expect(await count(await buildCatalog(t.db, { garments: many }))).toBe(few);
});
