import { eq } from 'drizzle-orm';
import { apiKeys, sessions } from '../../db/schema';
import { hashToken } from '../../identity/sessions';
import { callWith } from '../../test/buildApiKey';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import { buildUser } from '../../test/factories';
import { recordLog } from '../../test/recordLog';

const start = new Date('2026-11-29T12:00:00Z');
let now = start;
const log = recordLog();
let t: TestApp;
let admin: Awaited<ReturnType<typeof buildUser>>;

beforeAll(async () => {
  t = await buildTestApp({ now: () => now, log });
  admin = await buildUser(t.db, { roles: ['admin'], name: 'Ida Berg' });
});
beforeEach(async () => {
  now = start;
  log.lines.length = 0;
  await t.db.delete(apiKeys);
  // As old as a session may be for the calls that need a confirmed one.
  await t.cookieOf(admin);
  await t.db.update(sessions).set({ createdAt: start, confirmedAt: null });
});
afterAll(() => t.close());

const seconds = (time: string) => Date.parse(time) / 1000;
const wanted = { name: 'Business Central', scopes: ['read_orders'], expires: seconds('2027-11-29') };
const create = (body: object = wanted) => t.as(admin).call('createApiKey', { body });
const list = async () => (await t.as(admin).call('listApiKeys')).json.keys;
const end = (id: string) => t.as(admin).call('endApiKey', { body: { id } });

test('a key is shown once, and only its hash is stored', async () => {
  const { json } = await create();
  expect(json).toEqual({ status: 'success', id: expect.any(String), key: expect.any(String) });
  expect(json.key).toMatch(/^ldk_[\w-]{43}$/);
  const [row] = await t.db.select().from(apiKeys);
  expect(row?.keyHash).toEqual(hashToken(json.key ?? ''));
  expect(JSON.stringify([row, await list()])).not.toContain(json.key);
  expect(log.lines.join('')).not.toContain(json.key);
});

test('keys are listed by name, with who made them and until when', async () => {
  await create({ ...wanted, name: 'Warehouse', scopes: ['write_stock', 'write_fulfillment'] });
  await create();
  expect(await list()).toEqual([
    {
      id: expect.any(String),
      ...wanted,
      created_by: 'Ida Berg',
      created: start.getTime() / 1000,
      last_used: null,
    },
    expect.objectContaining({ name: 'Warehouse', scopes: ['write_stock', 'write_fulfillment'] }),
  ]);
});

test('an ended key is off the list, works no longer, and leaves its name to the next', async () => {
  const { json } = await create();
  const call = callWith(t, json.key ?? '');
  expect((await call('listOrders')).status).toBe(200);
  expect((await end(json.id ?? '')).json).toEqual({ status: 'success' });
  expect(await list()).toEqual([]);
  expect((await call('listOrders')).status).toBe(401);
  expect((await end(json.id ?? '')).status).toBe(404);
  expect((await create()).json.status).toBe('success');
});

test.each([
  ['a name that another has', wanted, 'There is already a key called Business Central.'],
  ['an end in the past', { ...wanted, name: 'x', expires: 1 }, 'A key must expire in the future.'],
  [
    'an end too far away',
    { ...wanted, name: 'x', expires: seconds('2028-11-30') },
    'A key must expire within 2 years.',
  ],
])('%s is refused', async (_what, body, error) => {
  await create();
  expect((await create(body)).json).toEqual({ status: 'error', error });
  expect(await list()).toHaveLength(1);
});

test.each([
  ['no scope', { ...wanted, scopes: [] }],
  ['an unknown scope', { ...wanted, scopes: ['administer'] }],
  ['a blank name', { ...wanted, name: ' ' }],
])('%s is 422', async (_what, body) => expect((await create(body)).status).toBe(422));

test('keys are created and ended only in a session that was confirmed lately', async () => {
  const { json } = await create();
  now = new Date(start.getTime() + 11 * 60_000);
  const refused = { status: 'error', error: 'Please confirm that it is you.', needs_confirmation: true };
  expect((await create({ ...wanted, name: 'Another' })).json).toEqual(refused);
  expect((await end(json.id ?? '')).json).toEqual(refused);
  expect(await list()).toHaveLength(1);
  await t.db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.userId, admin.id));
  expect((await end(json.id ?? '')).json).toEqual({ status: 'success' });
});

test.each(everyRole)('%s: keys are for admins alone', async (role) => {
  const user = t.as(await buildUser(t.db, { roles: [role] }));
  await t.db.update(sessions).set({ createdAt: start });
  const { json } = await create();
  const id = json.id ?? '';
  const answers = [
    await user.call('listApiKeys'),
    await user.call('createApiKey', { body: { ...wanted, name: 'Another' } }),
    await user.call('endApiKey', { body: { id } }),
  ];
  const expected = role === 'admin' ? 200 : 403;
  expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected]);
});

test('the security log has who created and ended a key', async () => {
  const { json } = await create();
  await end(json.id ?? '');
  const who = { person: String(admin.id), address: '127.0.0.1', target: json.id };
  expect(log.securityEvents()).toEqual([
    { event: 'api_key_created', scopes: ['read_orders'], ...who },
    { event: 'api_key_ended', ...who },
  ]);
});
