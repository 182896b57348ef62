import { eq } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildCatalog, buildUser } from '../test/factories';
import { buildWorkbook } from '../test/buildSpreadsheet';
import { catalogs, idempotencyKeys, orders, users } from './schema';

let t: TestApp;
let admin: Awaited<ReturnType<typeof buildUser>>;
let other: typeof admin;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
  admin = await buildUser(t.db, { roles: ['admin'] });
  other = await buildUser(t.db, { roles: ['admin'] });
  catalog = await buildCatalog(t.db);
});
afterAll(() => t.close());

let made = 0;
/** A key that no other test has. */
const newKey = () => `key-${(made += 1)}`;
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

const createOrder = (key: string, title = 'Autumn', user = admin) =>
  t.as(user).call('createOrder', { body: { title, catalog: String(catalog.id) }, ...keyed(key) });

const countOrders = (title: string) => t.db.$count(orders, eq(orders.name, title));

describe('the same key', () => {
  test('creates one order, and answers with it again', async () => {
    const key = newKey();
    const first = await createOrder(key, 'Again');
    const second = await createOrder(key, 'Again');
    expect(first.json).toEqual({ status: 'success', order_id: expect.any(String) });
    expect(second.json).toEqual(first.json);
    expect(await countOrders('Again')).toBe(1);
  });

  test('creates one order for requests at the same time', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => createOrder(key, 'At once')));
    expect(new Set(answers.map(({ json }) => json.order_id)).size).toBe(1);
    expect(await countOrders('At once')).toBe(1);
  });

  test('with other details is refused, with the order that was created', async () => {
    const key = newKey();
    const { json } = await createOrder(key, 'First');
    const { json: refused } = await createOrder(key, 'Second');
    expect(refused).toEqual({
      status: 'error',
      error:
        'An order was already created from this form, with other details. Look at it before you create another.',
      order_id: json.order_id,
    });
    expect(await countOrders('Second')).toBe(0);
  });

  test("is another person's own", async () => {
    const key = newKey();
    const mine = await createOrder(key, 'Of two');
    const theirs = await createOrder(key, 'Of two', other);
    expect(theirs.json.status).toBe('success');
    expect(theirs.json.order_id).not.toBe(mine.json.order_id);
    expect(await countOrders('Of two')).toBe(2);
  });

  test('is free again after a refusal', async () => {
    const key = newKey();
    const body = { title: 'Corrected', catalog: String(catalog.id), address: 'nowhere' };
    const { json } = await t.as(admin).call('createOrder', { body, ...keyed(key) });
    expect(json.status).toBe('error');
    expect((await createOrder(key, 'Corrected')).json.status).toBe('success');
  });

  test('is forgotten after 30 days', async () => {
    const key = newKey();
    await createOrder(key, 'Old');
    now = new Date(now.getTime() + 31 * 86_400_000);
    await createOrder(newKey(), 'Newer');
    expect(await t.db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(0);
  });
});

test('without a key each request creates', async () => {
  const body = { title: 'Keyless', catalog: String(catalog.id) };
  await t.as(admin).call('createOrder', { body });
  await t.as(admin).call('createOrder', { body });
  expect(await countOrders('Keyless')).toBe(2);
});

test('an empty key is none, and one of more than 100 characters is invalid', async () => {
  await createOrder('', 'Empty');
  await createOrder('', 'Empty');
  expect(await countOrders('Empty')).toBe(2);
  expect((await createOrder('x'.repeat(100), 'Long')).status).toBe(200);
  expect((await createOrder('x'.repeat(101), 'Long')).status).toBe(422);
});

test('a link is created and mailed once', async () => {
  const body = {
    customer_name: 'Bo',
    customer_email: 'bo@link.test',
    is_wholesale: true,
    send_email: true,
    catalog: String(catalog.id),
  };
  const key = newKey();
  await t.takeQueued();
  const create = () => t.as(admin).call('createOrderLink', { body, ...keyed(key) });
  const first = await create();
  expect(first.json.status).toBe('success');
  expect((await create()).json).toEqual(first.json);
  expect(await t.takeQueued()).toHaveLength(1);
  expect(await t.db.$count(users, eq(users.email, 'bo@link.test'))).toBe(1);
});

test('a copy is made once', async () => {
  const { json } = await createOrder(newKey(), 'Source');
  const body = { source: json.order_id, customer_id: String(admin.id), title: 'Copy' };
  const key = newKey();
  const copy = () => t.as(admin).call('copyOrder', { body, ...keyed(key) });
  const first = await copy();
  expect(first.json.status).toBe('success');
  expect((await copy()).json).toEqual(first.json);
  expect(await countOrders('Copy')).toBe(1);
});

test('a user is created and invited once, and the email is not taken by themselves', async () => {
  const key = newKey();
  const create = (email: string) =>
    t.as(admin).call('createUser', {
      body: { name: 'Cy', email, roles: ['wls'], is_wholesale: true, send_email: true },
      ...keyed(key),
    });
  await t.takeQueued();
  const first = await create('cy@user.test');
  expect(first.json).toEqual({ status: 'success', user_id: expect.any(String) });
  expect((await create('cy@user.test')).json).toEqual(first.json);
  expect(await t.takeQueued()).toHaveLength(1);
  expect((await create('di@user.test')).json).toMatchObject({
    status: 'error',
    error: expect.stringMatching(/^A user was already created/),
    user_id: first.json.user_id,
  });
});

test('a catalog is created once, of the same form and file', async () => {
  const key = newKey();
  const create = (name: string, size: string) =>
    t.as(admin).call('uploadCatalog', {
      body: { name, season: 'AW26', brand: 'WJM' },
      files: [
        {
          field: 'catalog_path',
          filename: 'women.xlsx',
          content: buildWorkbook([
            ['generic', 'name', 'color', 'size', 'wh_price', 'currency'],
            ['WJM900', 'Jumper', '000', size, 10, 'EUR'],
          ]),
        },
      ],
      ...keyed(key),
    });
  const first = await create('Once', 'S');
  expect(first.json).toMatchObject({ status: 'success' });
  expect((await create('Once', 'S')).json).toEqual(first.json);
  for (const [name, size] of [
    ['Twice', 'S'],
    ['Once', 'M'],
  ] as const) {
    expect((await create(name, size)).json).toMatchObject({
      status: 'error',
      error: expect.stringMatching(/^A catalog was already created/),
      catalog_id: first.json.catalog_id,
    });
  }
  expect(await t.db.$count(catalogs, eq(catalogs.name, 'Once'))).toBe(1);
});
