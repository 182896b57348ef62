import type { InjectOptions } from 'fastify';
import { accessRules } from '../src/domain/access/accessRules';
import type { OperationId } from './core/call';
import { buildTestApp, type TestApp } from './test/buildTestApp';
import { operationIds, requestOf } from './test/contract';
import { buildCatalog, buildOrder, buildUser } from './test/factories';

let t: TestApp;
let cookie: string;
let admin: { id: number };
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
const shop = 'https://shop.example.com';

beforeAll(async () => {
  t = await buildTestApp({ env: { ALLOWED_ORIGINS: shop } });
  admin = await buildUser(t.db, { roles: ['admin'] });
  cookie = await t.cookieOf(admin);
  catalog = await buildCatalog(t.db);
  await buildOrder(t.db, { catalog, customer: await buildUser(t.db, { roles: ['wls'] }) });
});
afterAll(() => t.close());

/** Sends a request to the operation's route, signed in, from a listed origin; returns the status and problem. */
async function send(name: string, request: Partial<InjectOptions>, params: Record<string, string> = {}) {
  const { method, url } = requestOf(name, { params: { id: '1', catalog_id: '1', ...params } }, cookie);
  const answer = await t.app.inject({
    method,
    url,
    ...request,
    headers: { origin: shop, cookie, ...request.headers },
  });
  return { answer, status: answer.statusCode, problem: answer.body === '' ? null : answer.json() };
}

/** Checks what every refusal must contain, whichever layer refuses. */
function expectProblem({ answer, status, problem }: Awaited<ReturnType<typeof send>>, expected: number) {
  expect([status, problem]).toEqual([expected, expect.objectContaining({ status: expected })]);
  if (expected === 422)
    expect(problem.errors).toContainEqual({ path: expect.any(String), message: expect.any(String) });
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/problem+json'),
    'access-control-allow-origin': shop,
    'access-control-allow-credentials': 'true',
    'x-request-id': problem.request_id,
    'x-content-type-options': 'nosniff',
  });
}

const changing = operationIds.filter((name) => requestOf(name, {}, undefined).method !== 'GET');

describe.each(changing)('%s accepts no other content type than its own', (name) => {
  test.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/octet-stream',
    'nonsense',
  ])('%s', async (type) => {
    expectProblem(await send(name, { payload: '{}', headers: { 'content-type': type } }), 415);
  });
});

test('a form is refused where JSON is expected, and vice versa; compressed bodies are refused', async () => {
  const form = { payload: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  const json = { payload: {} };
  const zipped = {
    payload: '{}',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  };
  for (const name of ['login', 'updateOrder', 'syncStocks', 'removeStocks'])
    expectProblem(await send(name, form), 415);
  for (const name of ['uploadStock', 'uploadImages', 'createUsersInBulk'])
    expectProblem(await send(name, json), 415);
  expectProblem(await send('updateOrder', zipped), 415);
});

test('a call without a body accepts none or an empty object', async () => {
  expectProblem(await send('removeStocks', { payload: { all: true } }), 422);
  expectProblem(await send('retryTask', { payload: [] }), 422);
  for (const payload of ['', '{}']) {
    const { status } = await send('removeStocks', {
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(200);
  }
});

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('hostile JSON', () => {
  const open = (text: string) => `{"username":"${text}","password":"x"}`;
  test.each([
    ['more levels than 32', `{"username":${deep(32)},"password":"x"}`, 400],
    ['brackets only', '['.repeat(15_000), 400],
    ['bytes that are no UTF-8', Buffer.from([...Buffer.from(open('')), 0xff]), 400],
    ['half a character as bytes', Buffer.from(open('\xed\xa0\x80'), 'latin1'), 400],
    ['a NUL', open('a\\u0000b'), 422],
    ['half a character', open('\\ud800'), 422],
    ['a NUL in a name', '{"a\\u0000":1}', 422],
    ['__proto__', '{"__proto__":{"admin":true}}', 400],
  ])('%s', async (_what, payload, status) => {
    const sent = await send('login', { payload, headers: { 'content-type': 'application/json' } });
    expectProblem(sent, status);
    expect(sent.problem.errors).toEqual([
      { path: expect.stringMatching(/^body/), message: expect.any(String) },
    ]);
  });

  test('escaped escapes and surrogate pairs are accepted', async () => {
    const { status } = await send('login', {
      payload: open('\\\\u0000 \\ud83d\\ude00'),
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(200);
  });

  test('32 levels are read', async () => {
    const payload = `{"username":${deep(31)},"password":"x"}`;
    expectProblem(await send('login', { payload, headers: { 'content-type': 'application/json' } }), 422);
  });

  test('a long name from the request is shortened in the response', async () => {
    const { answer, problem } = await send('login', { payload: { ['x'.repeat(10_000)]: 1 } });
    expect(problem.status).toBe(422);
    expect(answer.body.length).toBeLessThan(1000);
  });
});

test.each([
  ['login', 413],
  ['setPasswordByLink', 413],
  ['requestPasswordLink', 413],
  ['updateOrder', 422],
])('%s with 17 KiB responds %i', async (name, status) => {
  const sent = await send(name, { payload: { token: 'x'.repeat(17 * 1024) } });
  expectProblem(sent, status);
  if (status === 413) expect(sent.problem.detail).toBe('The request is larger than 16 KiB.');
});

test('only calls without a session have the small limit', () => {
  const names = Object.entries(accessRules).filter(([, rule]) => rule === 'public');
  expect(names.map(([name]) => name)).toEqual([
    'login',
    'setPasswordByLink',
    'requestPasswordLink',
    'startPasskeySignIn',
    'signInByPasskey',
    'getSecondStep',
    'completeSignIn',
  ]);
});

describe('an address', () => {
  test.each(['%E0%A4%A', '%', '%zz', '%00', 'a%00b', '%ff', '%ED%A0%80'])(
    'with %s in its path',
    async (part) => {
      const sent = await send('getUser', { url: `/api/user/${part}` });
      expectProblem(sent, 400);
      expect(sent.problem.errors).toEqual([{ path: 'path', message: sent.problem.detail }]);
    },
  );

  test.each(['%E0%A4%A', '%', '%zz', '%00', '%ff'])('with %s in a filter', async (part) => {
    const sent = await send('listOrders', { url: `/api/orders/list?seasons=${part}` });
    expectProblem(sent, 400);
    expect(sent.problem.errors).toEqual([{ path: 'query', message: sent.problem.detail }]);
  });

  test('with a filter twice', async () => {
    expectProblem(await send('listOrders', { url: '/api/orders/list?limit=1&limit=2' }), 422);
  });

  test('with a long id gets the contract’s 404', async () => {
    expectProblem(await send('getUser', { url: `/api/user/${'x'.repeat(5000)}` }), 422);
  });

  test.each([
    ['PUT', '/auth/token'],
    ['GET', '/api/order/update'],
    ['POST', '/api/me'],
    ['DELETE', '/api/orders/list'],
    ['POST', '/nowhere'],
  ] as const)('that does not know %s %s is not found', async (method, url) => {
    expectProblem(await send('getMe', { method, url, payload: method === 'GET' ? undefined : '{' }), 404);
  });
});

describe('an empty filter counts as missing', () => {
  const ofOrders =
    'archived current_catalog catalogs seasons sap_status finished edited_gt edited_lt begin end limit cursor';
  const filters: [OperationId, string][] = [
    ['listOrders', ofOrders],
    ['listCustomers', 'include_num_orders include_addresses include_salesorg num_catalogs'],
    ['getCatalog', 'pl'],
  ];
  test.each(filters.flatMap(([name, all]) => all.split(' ').map((filter) => [name, filter] as const)))(
    '%s ?%s=',
    async (name, filter) => {
      const params = { catalog_id: String(catalog.id) };
      const plain = await t.as(admin).call(name, { params });
      const filtered = await t.as(admin).call(name, { params, query: { [filter]: '' } });
      // The snapshot token of a list changes with every transaction.
      const seen = name === 'listOrders' ? { ...plain.json, as_of: expect.any(String) } : plain.json;
      expect([filtered.status, filtered.json]).toEqual([200, seen]);
    },
  );
});
