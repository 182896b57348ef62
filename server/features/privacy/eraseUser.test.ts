import { ownReasons } from '../../core/ownReasons';
import { eq, sql } from 'drizzle-orm';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { message } from '../../../src/domain/language/message';
import { storedReason } from '../../core/taskLines';
import * as schema from '../../db/schema';
import { filesOf } from '../../files/filesOf';
import { buildEverywhere, traces } from '../../test/buildEverywhere';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildTaskHosts } from '../../test/buildTaskHosts';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { readAllAnswers } from '../../test/readAllAnswers';
import { schemaTables } from '../../test/schemaTables';
import { recordLog } from '../../test/recordLog';
import { until } from '../../test/until';
import { privacyTaskDefinitions } from './fileTasks';
import { personalTables } from './personalTables';

const log = recordLog();
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ log });
});
afterAll(() => t.close());

const erase = (viewer: { id: number }, user: { id: number | string }, handover: { id: number }[] = []) =>
  t.as(viewer).call('eraseUser', {
    body: {
      id: String(user.id),
      ...(handover.length > 0 && { handover: handover.map(({ id }) => String(id)) }),
    },
  });
const rowOf = async (user: { id: number }) =>
  (await t.db.select().from(schema.users).where(eq(schema.users.id, user.id)))[0];
const isErased = async (user: { id: number }) => (await rowOf(user))?.erasedAt instanceof Date;

const found = (text: string) => traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));

/** All rows of all tables as text, by table. */
async function dump(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { name } of schemaTables) {
    const { rows } = await t.db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    );
    texts[name] = rows.map(({ row }) => row).join('\n');
  }
  return texts;
}

describe('somebody of whom something is in every table', () => {
  let world: Awaited<ReturnType<typeof buildEverywhere>>;
  beforeAll(async () => {
    world = await buildEverywhere(t);
    const before = await dump();
    expect(found(Object.values(before).join(''))).toEqual(traces);
    expect(found(await readAllAnswers(t, world, [world.admin]))).toEqual(traces);
    expect((await t.as(world.person).call('getMe')).status).toBe(200);
    expect((await erase(world.admin, world.person, [world.successor])).json).toEqual({ status: 'success' });
  });

  test('the account is closed under another name, and its sessions have ended', async () => {
    const { person } = world;
    expect(await rowOf(person)).toMatchObject({
      name: 'Deleted person',
      email: `deleted-${person.id}@invalid`,
      passwordHash: null,
      roles: [],
      sapId: null,
      extraInfo: '',
      language: null,
      lastSeenAt: null,
      closedAt: expect.any(Date),
      erasedAt: expect.any(Date),
    });
    expect((await t.as(person).call('getMe')).status).toBe(401);
  });

  test('nothing in the database names them, nor is anything left of what is deleted', async () => {
    const texts = await dump();
    const named = Object.entries(texts).filter(([, text]) => found(text).length > 0);
    expect(named).toEqual([]);
    const { rows } = await t.db.execute<{ table: string }>(
      sql.join(
        personalTables
          .filter(({ onErasure }) => onErasure === 'delete')
          .flatMap(({ table, references }) => references.map((column) => ({ table, column })))
          .map(
            ({ table, column }) =>
              sql`select ${table} as "table" from ${sql.identifier(table)} where ${sql.identifier(column)} = ${world.person.id}`,
          ),
        sql` union all `,
      ),
    );
    expect(rows).toEqual([]);
    const counters = (await t.db.select().from(schema.loginFailures)).map(({ key }) => key);
    expect(counters.filter((key) => !key.startsWith('export:'))).toEqual([`address:${world.person.id}`]);
    expect(texts.users).toContain('Ask Deleted person');
    expect(texts.order_events).toContain('As said.\\nDeleted person \\"agrees\\"');
    expect(texts.order_views).toContain('Of Deleted person');
    expect(texts.order_views).not.toContain('Mine');
  });

  test('no answer to anybody names them', async () => {
    const answers = await readAllAnswers(t, world, [world.admin, world.successor, world.other]);
    expect(answers).toContain('Deleted person');
    expect(found(answers)).toEqual([]);
  });

  test('orders keep their figures; the address stays only with the one that was sent', async () => {
    const { admin, sent, open, successor, sold, person } = world;
    const orderOf = async (order: { id: number }) =>
      (await t.as(admin).call('getOrder', { params: { id: String(order.id) } })).json;
    expect(await orderOf(sent)).toMatchObject({
      customer: {
        name: 'Deleted person',
        addresses: [{ sap_id: '0000777002', name1: 'Deleted person', address: 'Hafenstr. 9, Hamburg' }],
      },
      address_id: '0000777002',
      items_count: 2,
      total_price: 80,
      name: 'For Deleted person',
    });
    expect(await orderOf(open)).toMatchObject({ address_id: '', items_count: 2, total_price: 80 });
    expect(await orderOf(sold)).toMatchObject({ seller: { id: String(successor.id) } });
    const { rows } = await t.db.execute(sql`select from orders where customer_id = ${person.id}`);
    expect(rows).toHaveLength(2);
  });

  test('an open order can’t be sent anymore', async () => {
    const body = { id: String(world.open.id) };
    expect((await t.as(world.admin).call('sendOrder', { body })).json).toEqual({
      status: 'error',
      error: 'The personal data of the customer was erased, so this order cannot be sent.',
    });
  });

  test('the mails to them are removed, and the files made of their orders', async () => {
    const store = filesOf(t.env);
    const hosts = buildTaskHosts(t.database, t.env);
    hosts.start(privacyTaskDefinitions({ db: t.db, env: t.env }));
    await until(async () => (await store.list('mail')).length === 1);
    await until(async () => (await store.list('order-files')).length === 0);
    await hosts.close();
    expect(await store.list('mail')).toEqual([expect.stringMatching(/-other\.eml$/)]);
  });

  test('a second time there is nobody to erase', async () => {
    expect((await erase(world.admin, world.person)).status).toBe(404);
  });
});

test.each<[Person, Person, number]>([
  ['admin', 'customer', 200],
  ['admin', 'agent', 200],
  ['admin', 'admin', 403],
  ['agent', 'customer', 403],
  ['otherAgent', 'shared', 403],
  ['customer', 'customer', 403],
  ['app', 'app', 403],
])('%s erases %s: %i', async (who, whom, status) => {
  const people = await buildPeople(t.db);
  const handover = whom === 'agent' ? [await buildUser(t.db, { roles: ['agent'] })] : [];
  expect((await erase(people[who], people[whom], handover)).status).toBe(status);
  expect(await isErased(people[whom])).toBe(status === 200);
});

test('401 without a session, 404 for an unknown id', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  expect((await t.anonymous.call('eraseUser', { body: { id: '1' } })).status).toBe(401);
  for (const id of ['999999', 'usr_1']) expect((await erase(admin, { id })).status).toBe(404);
});

test('agents hand over first, to agents with an account', async () => {
  const { admin, agent, customer } = await buildPeople(t.db);
  expect((await erase(admin, agent)).json).toEqual({
    status: 'error',
    error: 'Nora Lindqvist has orders or customers. Choose the agents who take over.',
    needs_handover: true,
  });
  expect((await erase(admin, agent, [customer])).json).toMatchObject({
    error: `${customer.name} is not an agent.`,
  });
  const closed = await buildUser(t.db, { roles: ['agent'], closedAt: new Date() });
  expect((await erase(admin, agent, [closed])).status).toBe(404);
  expect(await isErased(agent)).toBe(false);
});

test('refused while an order waits for the ERP', async () => {
  const { admin, customer } = await buildPeople(t.db);
  const catalog = await buildCatalog(t.db);
  const order = await buildOrder(t.db, { catalog, customer, sapStatus: sapStatus.waiting });
  expect((await erase(admin, customer)).json).toEqual({
    status: 'error',
    error: `An order of ${customer.name} waits for the ERP. Try again once the ERP has answered.`,
  });
  expect(await isErased(customer)).toBe(false);
  await t.db.update(schema.orders).set({ sapStatus: sapStatus.sent }).where(eq(schema.orders.id, order.id));
  expect((await erase(admin, customer)).json).toEqual({ status: 'success' });
});

test('of two admins who erase each other at once, one stays', async () => {
  await t.db
    .update(schema.users)
    .set({ closedAt: new Date() })
    .where(sql`roles @> array['admin']`);
  const [one, two] = [
    await buildUser(t.db, { roles: ['admin'] }),
    await buildUser(t.db, { roles: ['admin'] }),
  ];
  await Promise.all([erase(one, two), erase(two, one)]);
  expect([await isErased(one), await isErased(two)].toSorted()).toEqual([false, true]);
});

test('texts about a namesake stay, and mails to the person’s new account', async () => {
  const [admin, catalog] = [await buildUser(t.db, { roles: ['admin'] }), await buildCatalog(t.db)];
  const twin = { name: 'Anna Twin', email: 'anna@twin.test' };
  const old = await buildUser(t.db, { ...twin, closedAt: new Date() });
  const renewed = await buildUser(t.db, twin);
  const note = 'Anna Twin, anna@twin.test';
  const [mine, theirs] = [
    await buildOrder(t.db, { customer: old, catalog, note }),
    await buildOrder(t.db, { customer: renewed, catalog, note }),
  ];
  await t.takeQueued();
  await erase(admin, old);
  const noteOf = async ({ id }: { id: number }) =>
    (await t.db.select().from(schema.orders).where(eq(schema.orders.id, id)))[0]?.note;
  expect(await noteOf(mine)).toBe('Deleted person, Deleted person');
  expect(await noteOf(theirs)).toBe(note);
  expect(await t.takeQueued()).toEqual([
    { class: 'RemoveFilesOfPerson', input: { userId: old.id, addressHash: null } },
  ]);
});

test('a name with quotation marks is erased from stored reasons, which stay readable', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const customer = await buildUser(t.db, { name: 'Chez "Nous" Order' });
  const reason = message('{name} cannot be their own agent.', { name: customer.name });
  const [task] = await t.db
    .insert(schema.tasks)
    .values({ class: 'SetAgents', lane: 'test', input: {}, createdBy: admin.id, error: storedReason(reason) })
    .returning();
  const erpMessage = storedReason(ownReasons.noSapId(customer.name));
  const catalog = await buildCatalog(t.db);
  const order = await buildOrder(t.db, { customer, catalog, sapStatus: 99, erpMessage });
  await erase(admin, customer);
  const listed = await t.as(admin).call('listOrders');
  expect(listed.json.orders.find(({ id }) => id === String(order.id))?.erp_message).toMatch(
    /^Deleted person has no SAP ID/,
  );
  const { json } = await t.as(admin).call('listTasks');
  const shown = json.tasks.find(({ task_id }) => task_id === String(task?.id));
  expect(shown?.error).toBe('Deleted person cannot be their own agent.');
});

test('a closed account is erased too, without a second closing in the security log', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const closedAt = new Date('2026-01-01');
  const closed = await buildUser(t.db, { closedAt });
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const open = await buildUser(t.db, { roles: ['agent'] });
  log.lines.length = 0;
  await erase(admin, closed);
  await erase(admin, open, [agent]);
  expect((await rowOf(closed))?.closedAt).toEqual(closedAt);
  const by = { person: String(admin.id), address: '127.0.0.1' };
  const ofOpen = { ...by, target: String(open.id) };
  expect(log.securityEvents()).toEqual([
    { ...by, event: 'account_erased', target: String(closed.id), by: 'admin' },
    { ...ofOpen, event: 'account_handed_over', successors: [String(agent.id)] },
    { ...ofOpen, event: 'account_closed' },
    { ...ofOpen, event: 'account_erased', by: 'admin' },
  ]);
  expect(log.lines.join('')).not.toContain(closed.email);
});
