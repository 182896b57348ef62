import { strFromU8, unzipSync } from 'fflate';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { loginFailures, oneTimeLinks, orders, users } from '../../db/schema';
import { theRow } from '../../db/theRow';
import { buildEverywhere } from '../../test/buildEverywhere';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { recordLog } from '../../test/recordLog';
import { until } from '../../test/until';
import { personalTables } from './personalTables';
import { recipientOf } from './personFiles';

const log = recordLog();
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ log });
});
afterAll(() => t.close());

type Row = Record<string, unknown>;

function read(raw: Buffer) {
  const files = unzipSync(raw);
  const text = strFromU8(files['person.json'] ?? new Uint8Array());
  const data: Record<string, Row[]> = JSON.parse(text);
  return { text, data, names: Object.keys(files) };
}
const exportOf = async (user: { id: number }, by: { id: number }) => {
  const answer = await t.as(by).call('exportUserData', { params: { id: String(user.id) } });
  return { ...answer, ...read(answer.raw) };
};
const exportMine = async (user: { id: number }) => read((await t.as(user).call('exportMyData')).raw);

test('has a list for each table, all that is stored, and the files', async () => {
  const { admin, person, sent, open, sold, orderTask, other, invoicePdf } = await buildEverywhere(t);
  const { headers, data, names, text } = await exportOf(person, admin);
  expect(headers['content-disposition']).toContain(`data_of_user_${person.id}.zip`);
  expect(Object.keys(data)).toEqual(['exported_at', ...personalTables.map(({ table }) => table)]);
  expect(personalTables.filter(({ table }) => data[table]?.length === 0)).toEqual([]);

  expect(data.users).toEqual([
    expect.objectContaining({ id: person.id, name: person.name, sap_id: '0000777001', has_password: true }),
  ]);
  expect(data.user_addresses).toHaveLength(2);
  expect(data.passkeys).toEqual([expect.objectContaining({ name: 'Phone of Ottilie Brandt' })]);
  expect(data.login_failures?.map(({ failures }) => failures)).toEqual([1, 2]);
  expect(data.orders?.map(({ id }) => id).toSorted()).toEqual([sent.id, open.id, sold.id]);
  expect(data.orders?.find(({ id }) => id === open.id)).toMatchObject({
    staff_note: 'Ottilie Brandt pays late',
    lines: [{ sku: 'WJM123000M', quantity: 2, wh_price_cents: 4000 }],
    papers: { buyer_number: 'PO of Ottilie Brandt' },
  });
  expect(data.orders?.find(({ id }) => id === sent.id)).toMatchObject({
    erp_documents: [
      {
        kind: 'order-confirmation',
        lines: [{ sku: 'WJM123000S', quantity: 1, reason: 'Ottilie Brandt cancelled one' }],
      },
      { kind: 'invoice', pdf: invoicePdf },
    ],
    versions: [{ number: 1, lines: [{ sku: 'WJM123000S', quantity: 2, wh_price_cents: 4000 }] }],
    proposal: { note: 'More for Ottilie Brandt', lines: [{ sku: 'WJM123000S', quantity: 5 }] },
  });
  expect(data.tasks?.map(({ mail }) => mail)).toContain('order_link');
  expect(names).toEqual([
    'person.json',
    expect.stringMatching(/^mail\/2026-01-01.*-old\.eml$/),
    `order-files/${orderTask}/1-Ottilie Brandt.xlsx`,
    invoicePdf,
  ]);

  // Nothing that grants access, and nobody else.
  expect(text).not.toMatch(/a hash|token_hash|"secret"|public_key/);
  expect(text).not.toContain(other.email);
  await t.db.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, person.id));
  expect((await exportOf(person, admin)).names.filter((one) => one.startsWith('mail'))).toHaveLength(2);
});

test('shows one moment: a change that is committed meanwhile is in none of its lists', async () => {
  const [admin, customer] = [await buildUser(t.db, { roles: ['admin'] }), await buildUser(t.db)];
  const { id } = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db), name: 'Before' });
  let exported: ReturnType<typeof exportOf> | undefined;
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`lock table orders in access exclusive mode`);
    exported = exportOf(customer, admin);
    await until(async () => (await waitingFor(tx, 'orders')) > 0);
    await tx.update(users).set({ extraInfo: 'Changed' }).where(eq(users.id, customer.id));
    await tx.update(orders).set({ name: 'After' }).where(eq(orders.id, id));
  });
  const { data } = (await exported) ?? {};
  expect(data?.users).toEqual([expect.objectContaining({ extra_info: customer.extraInfo })]);
  expect(data?.orders).toEqual([expect.objectContaining({ name: 'Before' })]);
});

/** How many transactions wait until a table is free. */
async function waitingFor(db: Db, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_locks where relation = ${table}::regclass and not granted`);
  return theRow(rows).count;
}

test('customers get what customers may see, staff also notes for staff', async () => {
  const catalog = await buildCatalog(t.db);
  const [agent, customer] = [await buildUser(t.db, { roles: ['agent'] }), await buildUser(t.db)];
  await buildOrder(t.db, { catalog, customer, seller: agent, staffNote: 'Pays late' });
  const [own, theirs] = [await exportMine(customer), await exportMine(agent)];
  expect(own.data.orders).toHaveLength(1);
  expect(own.text).not.toMatch(/Pays late|staff_note/);
  expect(theirs.data.orders?.[0]?.staff_note).toBe('Pays late');
});

test.each<[Person, number]>([
  ['admin', 200],
  ['agent', 403],
  ['otherAgent', 403],
  ['customer', 403],
  ['app', 403],
])('%s exports the data of a customer: %i', async (who, status) => {
  const people = await buildPeople(t.db);
  const params = { id: String(people.customer.id) };
  expect((await t.as(people[who]).call('exportUserData', { params })).status).toBe(status);
});

test('own data for everybody who is signed in, also without a role; 401 for others; 404 for nobody', async () => {
  const [app, none, admin] = await Promise.all([
    buildUser(t.db, { roles: ['app'] }),
    buildUser(t.db, { roles: [] }),
    buildUser(t.db, { roles: ['admin'] }),
  ]);
  for (const user of [app, none]) {
    expect((await exportMine(user)).data.users).toEqual([expect.objectContaining({ id: user.id })]);
  }
  expect((await t.anonymous.call('exportMyData')).status).toBe(401);
  expect((await t.anonymous.call('exportUserData', { params: { id: '1' } })).status).toBe(401);
  for (const id of ['999999', 'usr_1']) {
    expect((await t.as(admin).call('exportUserData', { params: { id } })).status).toBe(404);
  }
});

test('closed accounts too, and every export is in the security log', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const closed = await buildUser(t.db, { closedAt: new Date() });
  log.lines.length = 0;
  expect((await exportOf(closed, admin)).data.users).toHaveLength(1);
  await exportMine(admin);
  const event = { event: 'data_exported', person: String(admin.id), address: '127.0.0.1' };
  expect(log.securityEvents()).toEqual([
    { ...event, target: String(closed.id) },
    { ...event, target: String(admin.id) },
  ]);
});

test('30 exports in 15 minutes, whoever they are about', async () => {
  const [admin, other] = [await buildUser(t.db, { roles: ['admin'] }), await buildUser(t.db)];
  const key = `export:${admin.id}`;
  await t.db.insert(loginFailures).values({ key, failures: 29, windowEndsAt: new Date('2099-01-01') });
  await exportMine(admin);
  log.lines.length = 0;
  const params = { id: String(other.id) };
  expect((await t.as(admin).call('exportMyData')).status).toBe(429);
  expect((await t.as(admin).call('exportUserData', { params })).status).toBe(429);
  expect(log.securityEvents()).toContainEqual(
    expect.objectContaining({ event: 'data_export_limited', person: String(admin.id) }),
  );
  expect((await exportMine(other)).data.users).toHaveLength(1);
});

test.each([
  ['To: bo@shop.test\r\n\r\n', 'bo@shop.test'],
  ['From: x <a@b.test>\r\nTo: =?UTF-8?Q?B=C3=B6?=\r\n <bo@shop.test>\r\nSubject: y\r\n\r\n', 'bo@shop.test'],
  ['Subject: x\r\n\r\nTo: bo@shop.test', ''],
  ['', ''],
])('reads the recipient of a mail: %j', (head, address) => {
  expect(recipientOf(head)).toBe(address);
});
