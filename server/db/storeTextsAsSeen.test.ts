import { eq, sql } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../test/factories';
import { undoMigrations } from '../test/undoMigrations';
import { buildGarmentBatch, type GarmentBatch } from '../test/garmentBatch';
import { migrate } from './openDatabase';
import * as schema from './schema';
import { theRow } from './theRow';

let t: TestApp;
let batch: GarmentBatch;
beforeAll(async () => {
  t = await buildTestApp();
  batch = await buildGarmentBatch(t);
});
afterAll(() => t.close());

/** Starts this version on the database as an earlier one left it, twice, as a start may be killed in between. */
async function start() {
  for (let time = 0; time < 2; time += 1) {
    await undoMigrations(t.database.pool, 1795852073513);
    await migrate(t.database.pool);
  }
}

const asSeen = 'Crème';
/** The same to the eye: decomposed, with an override of direction and a zero-width space. */
const asSent = '\u202eCre\u0300me\u200b';
const skusOf = async (catalog: { id: number }) => {
  const rows = await t.db.select().from(schema.skus).where(eq(schema.skus.catalogId, catalog.id));
  return rows.map(({ sku, size }) => ({ sku, size })).toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
};
const sizesOf = async (catalog: { id: number }) =>
  (await t.db.select().from(schema.garments).where(eq(schema.garments.catalogId, catalog.id))).map(
    ({ sizes }) => sizes,
  );

test('texts are found by the filters and searches of today', async () => {
  const catalog = await buildCatalog(t.db, {
    ...{ name: asSent, drop: asSent },
    garments: [{ name: asSent, drop: asSent, description: `two\nlines of ${asSent}` }],
  });
  await t.db.update(schema.garmentColors).set({ name: asSent, code: 'K\u200bobalt\u00ad' });
  const customer = await buildUser(t.db, { name: asSent });
  const blank = await buildUser(t.db, { name: '\u200b' });
  const order = await buildOrder(t.db, {
    customer,
    catalog,
    name: asSent,
    note: asSent,
    lines: { WJM123000M: 1 },
  });
  const listed = async (drops: string) =>
    (await t.as(batch.admin).call('listOrders', { query: { drops } })).json.orders.map(({ id }) => id);
  expect(await listed(asSent)).toEqual([]);
  await start();
  for (const drop of [asSent, asSeen]) expect(await listed(drop)).toEqual([String(order.id)]);
  const find = async <Row>(rows: Promise<Row[]>) => theRow(await rows);
  expect(
    await find(t.db.select().from(schema.catalogs).where(eq(schema.catalogs.id, catalog.id))),
  ).toMatchObject({ name: asSeen, drop: asSeen });
  expect(
    await find(t.db.select().from(schema.garments).where(eq(schema.garments.catalogId, catalog.id))),
  ).toMatchObject({ name: asSeen, drop: asSeen, description: `two\nlines of ${asSeen}` });
  expect(await find(t.db.select().from(schema.garmentColors))).toMatchObject({
    name: asSeen,
    code: 'Kobalt',
  });
  expect(await find(t.db.select().from(schema.users).where(eq(schema.users.id, customer.id)))).toMatchObject({
    name: asSeen,
  });
  expect(await find(t.db.select().from(schema.orders).where(eq(schema.orders.id, order.id)))).toMatchObject({
    name: asSeen,
    note: asSeen,
  });
  expect(await find(t.db.select().from(schema.users).where(eq(schema.users.id, blank.id)))).toMatchObject({
    name: '\u200b',
  });
});

test('a size of before is the size of the next upload, with its orders, wanted codes and stock', async () => {
  const catalog = await buildCatalog(t.db, {
    garments: [{ generic: 'SIZ001', colors: ['000'], sizes: ['36', '36\u00a0½', '37'], stock: 7 }],
  });
  const customer = await buildUser(t.db);
  const order = await buildOrder(t.db, {
    ...{ customer, catalog, lines: { 'SIZ00100036\u00a0½': 3 } },
    wanted: ['SIZ001000', 'SIZ00100036\u00a0½'],
  });
  await start();
  expect(await sizesOf(catalog)).toEqual([['36', '36 1/2', '37']]);
  expect(await skusOf(catalog)).toEqual([
    { sku: 'SIZ00100036', size: '36' },
    { sku: 'SIZ00100036 1/2', size: '36 1/2' },
    { sku: 'SIZ00100037', size: '37' },
  ]);
  await batch.done(
    'editGarments',
    [catalog],
    [
      ['generic', 'name', 'color', 'size', 'wh_price', 'currency', 'stock'],
      ['SIZ001', 'Shoe', '000', '36 ½', 50, 'EUR', 9],
    ],
  );
  expect(await skusOf(catalog)).toHaveLength(3);
  const { json } = await t.as(batch.admin).call('getOrder', { params: { id: String(order.id) } });
  expect(json).toMatchObject({
    lines: { SIZ001: { 'SIZ00100036 1/2': 3 } },
    wanted: ['SIZ001000', 'SIZ00100036 1/2'],
    total_price: 120,
  });
  const stock = await t.db
    .select()
    .from(schema.stocks)
    .where(sql`sku like 'SIZ001%'`);
  expect(stock.map(({ sku, quantity }) => [sku, quantity]).toSorted()).toEqual([
    ['SIZ00100036 1/2', 9],
    ['SIZ00100036', 7],
    ['SIZ00100037', 7],
  ]);
});

test('a garment whose sizes would become one stays as it is, and so does its stock', async () => {
  const sizes = ['M', 'M\u200b', '36 ½'];
  const garments = [{ generic: 'SIZ002', colors: ['000'], sizes, stock: 5 }];
  const catalog = await buildCatalog(t.db, { garments });
  const other = await buildCatalog(t.db, { garments: [{ ...garments[0], sizes: ['36 ½'] }] });
  const before = await skusOf(catalog);
  await start();
  expect(await skusOf(catalog)).toEqual(before);
  expect(await sizesOf(catalog)).toEqual([sizes]);
  // The same sku of another catalog moves; each has the stock.
  expect(await skusOf(other)).toEqual([{ sku: 'SIZ00200036 1/2', size: '36 1/2' }]);
  const stock = await t.db
    .select()
    .from(schema.stocks)
    .where(sql`sku like 'SIZ002%36%' and quantity = 5`);
  expect(stock.map(({ sku }) => sku).toSorted()).toEqual(['SIZ00200036 1/2', 'SIZ00200036 ½']);
});

test('a sku of its own code moves unless another garment has that code', async () => {
  const catalog = await buildCatalog(t.db, {
    garments: ['SIZ003', 'SIZ004', 'SIZ005'].map((generic) => ({ generic, colors: ['000'], sizes: ['M'] })),
  });
  const [first, second, third] = catalog.skus;
  for (const [sku, code] of [
    [first, 'COAT\u200b-1'],
    [second, 'COAT\u200b-2'],
    [third, 'COAT-2'],
  ] as const)
    await t.db
      .update(schema.skus)
      .set({ sku: code })
      .where(eq(schema.skus.id, sku?.id ?? 0));
  await start();
  expect((await skusOf(catalog)).map(({ sku }) => sku)).toEqual(['COAT-1', 'COAT-2', 'COAT\u200b-2']);
});

describe('an email in ASCII', () => {
  test('is written as people write it, and taken by that form', async () => {
    const { id } = await buildUser(t.db, { email: 'info@xn--mller-kva.test' });
    await start();
    const user = theRow(await t.db.select().from(schema.users).where(eq(schema.users.id, id)));
    expect(user.email).toBe('info@müller.test');
    for (const email of ['info@müller.test', 'INFO@xn--mller-kva.test']) {
      const { json } = await t.as(batch.admin).call('createUser', {
        body: { name: 'Bo', email, roles: ['wls'], catalogs: [] },
      });
      expect(json).toEqual({
        status: 'error',
        error: `The email ${email.slice(0, 4)}@müller.test belongs to another user.`,
      });
    }
  });

  test('stays where another account has the other form', async () => {
    const emails = ['ada@xn--bcher-kva.test', 'ada@bücher.test'];
    for (const email of emails) await buildUser(t.db, { email });
    await start();
    const users = await t.db
      .select()
      .from(schema.users)
      .where(sql`email like 'ada@%'`);
    expect(users.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
  });
});

test('own codes and SAP IDs move unless another has them', async () => {
  const garments = ['OWN001', 'OWN002', 'OWN003'].map((generic, n) => ({
    ...{ generic, colors: ['000'], sizes: ['M'] },
    styleCode: ['Coat\u200b', 'Vest\u200b', 'Vest'][n],
  }));
  const catalog = await buildCatalog(t.db, { garments });
  const people = [];
  for (const sapId of ['00007\u200b11111', '00007\u200b22222', '0000722222'])
    people.push(await buildUser(t.db, { sapId }));
  await start();
  const after = await t.db
    .select()
    .from(schema.garments)
    .where(eq(schema.garments.catalogId, catalog.id))
    .orderBy(schema.garments.id);
  expect(after.map(({ styleCode }) => styleCode)).toEqual(['Coat', 'Vest\u200b', 'Vest']);
  const ids = [];
  for (const { id } of people)
    ids.push(theRow(await t.db.select().from(schema.users).where(eq(schema.users.id, id))).sapId);
  expect(ids).toEqual(['0000711111', '00007\u200b22222', '0000722222']);
});

test('warehouses are moved with their stock, and price lists of people unless only the old ones have prices', async () => {
  await buildCatalog(t.db, { garments: [{ generic: 'WAR001', colors: ['000'], sizes: ['M'] }] });
  const stockOf = (warehouse: string) =>
    t.db.insert(schema.stocks).values({ sku: 'WAR001000M', warehouse, quantity: 5 });
  await stockOf('W\u200b2');
  for (const warehouse of ['W\u200b3', 'W3']) await stockOf(warehouse);
  const { id: garmentId } = theRow(
    await t.db.select().from(schema.garments).where(eq(schema.garments.generic, 'WAR001')),
  );
  await t.db.insert(schema.garmentPrices).values({ garmentId, pricelist: 'P\u200b2', whPriceCents: 100 });
  const people = [];
  for (const n of ['1', '2', '3'])
    people.push(await buildUser(t.db, { warehouse: `W\u200b${n}`, pricelist: `P\u200b${n}` }));
  await start();
  const after = [];
  for (const { id } of people)
    after.push(theRow(await t.db.select().from(schema.users).where(eq(schema.users.id, id))));
  expect(after.map(({ warehouse }) => warehouse)).toEqual(['W1', 'W2', 'W3']);
  const stocks = await t.db.select().from(schema.stocks).where(eq(schema.stocks.sku, 'WAR001000M'));
  expect(stocks.map(({ warehouse }) => warehouse).toSorted()).toEqual(['W2', 'W3', 'W\u200b3']);
  expect(after.map(({ pricelist }) => pricelist)).toEqual(['P1', 'P\u200b2', 'P3']);
});

test('addresses and sales organizations are moved with their orders unless the customer has another of that code', async () => {
  const customer = await buildUser(t.db, {
    addresses: ['A\u200b1', 'A\u200b2', 'A2'].map((sapId) => ({ sapId })),
    salesOrganizations: ['F\u200bR', 'D\u200bE', 'DE'].map((channel) => ({
      salesOrganization: '10\u200b00',
      channel,
    })),
  });
  const catalog = await buildCatalog(t.db);
  const orders = [];
  for (const addressId of ['A\u200b1', 'A\u200b2', 'A\u200b9']) {
    const place = { addressId, salesOrganization: '10\u200b00', channel: 'F\u200bR' };
    orders.push(await buildOrder(t.db, { customer, catalog, ...place }));
  }
  await start();
  const addresses = await t.db
    .select()
    .from(schema.userAddresses)
    .where(eq(schema.userAddresses.userId, customer.id));
  expect(addresses.map(({ sapId }) => sapId).toSorted()).toEqual(['A1', 'A2', 'A\u200b2']);
  const after = [];
  for (const { id } of orders)
    after.push(theRow(await t.db.select().from(schema.orders).where(eq(schema.orders.id, id))));
  expect(after.map(({ addressId }) => addressId)).toEqual(['A1', 'A2', 'A9']);
  expect(after).toMatchObject(after.map(() => ({ salesOrganization: '1000', channel: 'FR' })));
  const { rows } = await t.db.execute<{ place: string }>(sql`
    select sales_organization || '/' || channel as place from user_sales_organizations where user_id = ${customer.id}`);
  expect(rows.map(({ place }) => place).toSorted()).toEqual(['1000/DE', '1000/D\u200bE', '1000/FR']);
});

test('the filters of saved views name drops as they are named today', async () => {
  const query = (drop: string) => new URLSearchParams({ drops: drop, sort: '-amount' }).toString();
  const [view] = await t.db
    .insert(schema.orderViews)
    .values({ ownerId: batch.admin.id, name: 'Mine', query: query(asSent) })
    .returning();
  const [other] = await t.db
    .insert(schema.orderViews)
    .values({ ownerId: batch.admin.id, name: 'Other', query: `drops=${encodeURIComponent('Été 27')}` })
    .returning();
  await start();
  const queryOf = async (id = 0) =>
    theRow(await t.db.select().from(schema.orderViews).where(eq(schema.orderViews.id, id))).query;
  expect(await queryOf(view?.id)).toBe(query(asSeen));
  expect(await queryOf(other?.id)).toBe(other?.query);
});

test('sizes that stand in the order of the alphabet are sorted, and others keep theirs', async () => {
  const catalog = await buildCatalog(t.db);
  const run = (generic: string, sizes: string[]) =>
    t.db.update(schema.garments).set({ sizes }).where(eq(schema.garments.generic, generic));
  const { generic } = theRow(
    await t.db.select().from(schema.garments).where(eq(schema.garments.catalogId, catalog.id)),
  );
  await run(generic, ['L', 'M', 'S', 'XL', 'XS']);
  await start();
  expect(await sizesOf(catalog)).toEqual([['XS', 'S', 'M', 'L', 'XL']]);
  await run(generic, ['XL', 'L', 'M', 'S']);
  await start();
  expect(await sizesOf(catalog)).toEqual([['XL', 'L', 'M', 'S']]);
});
