import { eq } from 'drizzle-orm';
import { keyScopes } from '../../src/domain/access/apiKeys';
import { keysOf } from '../../src/domain/records';
import { apiKeys, loginFailures, sessions, tasks, users } from '../db/schema';
import { buildApiKey, callWith, sendWith } from '../test/buildApiKey';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildForm, goodRows } from '../test/catalogUpload';
import { buildWorkbook } from '../test/buildSpreadsheet';
import { contract, operationIds } from '../test/contract';
import { buildCatalog, buildOrder, buildUser } from '../test/factories';
import { recordLog } from '../test/recordLog';
import { newApiKey } from './apiKeys';

const log = recordLog();
const dayMs = 86_400_000;
let now: Date;
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ now: () => now, log });
});
beforeEach(async () => {
  now = new Date();
  log.lines.length = 0;
  await t.db.delete(loginFailures);
});
afterAll(() => t.close());

const address = '127.0.0.1';
const everyScope = keysOf(keyScopes);
const buildSomeOrder = async () =>
  buildOrder(t.db, { customer: await buildUser(t.db), catalog: await buildCatalog(t.db) });

const params = { id: '1', catalog_id: '1', tile: 'days', reference: 'WJM123' };

test('the contract says for each call which scopes it takes', () => {
  const declared = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ 'x-key-scopes': scopes }) => scopes !== undefined)
    .map((operation) => [operation.operationId, operation['x-key-scopes'], operation.security]);
  const expected = operationIds.flatMap((name) => {
    const scopes = everyScope.filter((scope) => keyScopes[scope].some((call) => call === name));
    return scopes.length === 0 ? [] : [[name, scopes, [{ cookieAuth: [] }, { keyAuth: [] }]]];
  });
  expect(declared.toSorted()).toEqual(expected.toSorted());
});

describe.each(everyScope)('a key for %s', (scope) => {
  const allowed: readonly string[] = keyScopes[scope];

  test('may make its calls and no other, public ones included', async () => {
    const { key } = await buildApiKey(t, { scopes: [scope] });
    const forbidden: string[] = [];
    for (const name of operationIds) {
      const { statusCode } = await sendWith(t, key, name, { params });
      if (statusCode === 403) forbidden.push(name);
      else expect([name, statusCode]).not.toEqual([name, 401]);
    }
    expect(forbidden).toEqual(operationIds.filter((name) => !allowed.includes(name)));
  });
});

test('a refused call says why, and is in the security log', async () => {
  const { call, id } = await buildApiKey(t, { scopes: ['read_orders'], lastUsedAt: now });
  expect((await call('uploadStock')).json).toMatchObject({
    status: 403,
    detail: 'The scopes of this API key do not allow this call.',
  });
  expect(log.securityEvents()).toEqual([
    { event: 'access_refused', operation: 'uploadStock', person: null, api_key: String(id), address },
  ]);
});

test('a key reads all orders, as an admin does', async () => {
  await buildSomeOrder();
  const { call } = await buildApiKey(t, { scopes: ['read_orders'] });
  const admin = t.as(await buildUser(t.db, { roles: ['admin'] }));
  const ids = async (answer: ReturnType<typeof call<'listOrders'>>) =>
    (await answer).json.orders.map(({ id }) => id);
  expect(await ids(call('listOrders'))).toEqual(await ids(admin.call('listOrders')));
});

test.each([
  ['unknown', {}],
  ['expired', { expiresAt: new Date(0) }],
  ['ended', { endedAt: new Date(0) }],
])('one that is %s is 401, for public calls too', async (reason, values) => {
  const known = await buildApiKey(t, { scopes: everyScope, ...values });
  const key = reason === 'unknown' ? newApiKey() : known.key;
  for (const name of ['listOrders', 'login', 'getMe']) {
    const answer = await sendWith(t, key, name);
    expect(answer.json()).toMatchObject({
      status: 401,
      detail: 'This API key is unknown, has expired or was ended.',
    });
  }
  const target = reason === 'unknown' ? null : String(known.id);
  expect(log.securityEvents()[0]).toEqual({
    event: 'api_key_refused',
    ...{ reason, target, person: null, address },
  });
});

test('a key is valid until it expires, to the second', async () => {
  const { call, expiresAt } = await buildApiKey(t, { scopes: ['read_orders'] });
  now = new Date(expiresAt.getTime() - 1000);
  expect((await call('listOrders')).status).toBe(200);
  now = expiresAt;
  expect((await call('listOrders')).status).toBe(401);
});

test('wrong keys of an address are limited, without holding up right ones', async () => {
  const { call } = await buildApiKey(t, { scopes: ['read_orders'] });
  const wrong = callWith(t, newApiKey());
  await t.db.insert(loginFailures).values({
    key: `key-address:${address}`,
    ...{ failures: 99, windowEndsAt: new Date(now.getTime() + 60_000) },
  });
  const answers = [await wrong('listOrders'), await wrong('listOrders'), await call('listOrders')];
  expect(answers.map(({ status }) => status)).toEqual([401, 429, 200]);
  expect(answers[1]?.headers['retry-after']).toBeDefined();
});

test('its first use is in the security log, later ones are noted once a day', async () => {
  const expiresAt = new Date(now.getTime() + 5 * dayMs);
  const { call, id } = await buildApiKey(t, { scopes: ['read_orders'], expiresAt });
  const lastUsed = async () =>
    (await t.db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0]?.lastUsedAt?.getTime();
  const first = now.getTime();
  await Promise.all([call('listOrders'), call('listOrders')]);
  expect(await lastUsed()).toBe(first);
  now = new Date(first + dayMs / 2);
  await call('listOrders');
  expect(await lastUsed()).toBe(first);
  now = new Date(first + 2 * dayMs);
  await call('listOrders');
  expect(await lastUsed()).toBe(now.getTime());
  expect(log.securityEvents()).toEqual([
    { event: 'api_key_first_used', person: null, api_key: String(id), address },
  ]);
});

describe('beside a session', () => {
  test('the cookie is not read, and no cookie is set', async () => {
    const user = await buildUser(t.db, { roles: ['admin'] });
    const { call, key } = await buildApiKey(t, { scopes: ['read_orders'] });
    const headers = { cookie: await t.cookieOf(user) };
    const before = await t.db.select().from(sessions);
    expect((await sendWith(t, key, 'getMe', { headers })).statusCode).toBe(403);
    const answer = await call('listOrders', { headers });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await callWith(t, 'ldk_none')('getMe', { headers })).status).toBe(401);
    expect(await t.db.select().from(sessions)).toEqual(before);
  });

  test.each(['Basic YTpi', 'Bearer a.b.c'])('%s is of a proxy, and counts as none', async (authorization) => {
    const cookie = await t.cookieOf(await buildUser(t.db));
    const headers = { authorization, cookie };
    expect((await t.anonymous.call('getMe', { headers })).status).toBe(200);
    expect((await sendWith(t, 'a.b.c', 'logout', { headers: { cookie } })).statusCode).toBe(403);
  });

  test('addresses outside the contract still need a known origin', async () => {
    const { key } = await buildApiKey(t, { scopes: everyScope });
    const answer = await t.app.inject({
      ...{ method: 'POST', url: '/api/docs' },
      headers: { authorization: `Bearer ${key}` },
    });
    expect(answer.statusCode).toBe(403);
  });
});

test('a key works on when the account of whoever made it is closed', async () => {
  const { call, createdBy } = await buildApiKey(t, { scopes: ['read_orders'] });
  await t.db.update(users).set({ closedAt: now }).where(eq(users.id, createdBy));
  expect((await call('listOrders')).status).toBe(200);
});

describe('uploads', () => {
  const stock = { field: 'stocks_file', filename: 'stock.xlsx', content: buildWorkbook([['sku', 'stock']]) };
  afterEach(() => t.db.delete(tasks));

  test('tasks name the key, which sees no other', async () => {
    const [one, other] = [
      await buildApiKey(t, { scopes: ['write_stock'], name: 'Warehouse' }),
      await buildApiKey(t, { scopes: ['write_stock'] }),
    ];
    const { json } = await one.call('uploadStock', { body: {}, files: [stock] });
    const id = json.task_id ?? '';
    const admin = t.as(await buildUser(t.db, { roles: ['admin'] }));
    const listed = (await admin.call('listTasks')).json.tasks;
    expect(listed).toMatchObject([{ task_id: id, api_key: 'Warehouse' }]);
    expect((await one.call('getTaskStatus', { params: { id } })).json.details.status).toBe('created');
    expect((await other.call('getTaskStatus', { params: { id } })).status).toBe(404);
  });

  test('a catalog is created once under an Idempotency-Key, which each key has for itself', async () => {
    const catalog = { field: 'catalog_path', filename: 'a.xlsx', content: buildWorkbook(goodRows) };
    const body = buildForm();
    const createdBy = (await buildUser(t.db, { roles: ['admin'] })).id;
    const [one, other] = [
      await buildApiKey(t, { scopes: ['write_catalogs'], createdBy }),
      await buildApiKey(t, { scopes: ['write_catalogs'], createdBy }),
    ];
    const headers = { 'idempotency-key': 'a key' };
    const upload = async ({ call }: typeof one, fields = body) =>
      (await call('uploadCatalog', { body: fields, files: [catalog], headers })).json;
    const made = await upload(one);
    expect(made).toMatchObject({ status: 'success', catalog_id: expect.any(String) });
    expect(await upload(one)).toEqual(made);
    expect(await upload(other, buildForm())).toMatchObject({ status: 'success' });
  });
});

test('an order is read with its history and what the ERP said', async () => {
  const order = await buildSomeOrder();
  const { call } = await buildApiKey(t, { scopes: ['read_orders'] });
  const params = { id: String(order.id) };
  for (const name of ['getOrder', 'getOrderFulfillment', 'listOrderEvents'] as const)
    expect([name, (await call(name, { params })).status]).toEqual([name, 200]);
});
