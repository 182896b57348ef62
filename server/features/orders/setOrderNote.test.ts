import { orders } from '../../db/schema';
import { eq } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildCatalog, buildOrder } from '../../test/factories';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
  catalog = await buildCatalog(t.db);
});
afterAll(() => t.close());

const build = (values: Partial<Parameters<typeof buildOrder>[1]> = {}) =>
  buildOrder(t.db, { customer: people.customer, catalog, lines: { WJM123000M: 3 }, ...values });

const write = (who: Person, { id }: { id: number }, notes: { note?: string; staff_note?: string }) =>
  t.as(people[who]).call('setOrderNote', { body: { id: String(id), ...notes } });

const notesOf = async (who: Person, { id }: { id: number }) => {
  const params = { id: String(id) };
  const { note, staff_note } = (await t.as(people[who]).call('getOrder', { params })).json;
  return { note, staff_note };
};

test.each<[Person, object, number]>([
  ['admin', { note: 'Before noon', staff_note: 'Pays late' }, 200],
  ['agent', { note: 'Before noon', staff_note: 'Pays late' }, 200],
  ['customer', { note: 'Before noon' }, 200],
  ['customer', { staff_note: 'I pay early' }, 403],
  ['customer', { note: 'Before noon', staff_note: '' }, 403],
  ['otherAgent', { note: 'Before noon' }, 404],
  ['stranger', { note: 'Before noon' }, 404],
  ['app', { note: 'Before noon' }, 403],
])('%s who writes %j gets %i', async (who, notes, status) => {
  const order = await build();
  expect((await write(who, order, notes)).status).toBe(status);
  const [row] = await t.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row?.note).toBe(status === 200 ? 'Before noon' : '');
});

test('a note for staff is shown to staff, and nowhere to the customer', async () => {
  const order = await build();
  await write('agent', order, { note: 'Before noon', staff_note: 'Pays late, ask Ana' });
  expect(await notesOf('agent', order)).toEqual({ note: 'Before noon', staff_note: 'Pays late, ask Ana' });
  const params = { id: String(order.id) };
  const customer = t.as(people.customer);
  const answers = [
    await customer.call('getOrder', { params }),
    await customer.call('listOrders'),
    await customer.call('listOrdersOfUser', { params: { id: String(people.customer.id) } }),
    await customer.call('listOrderEvents', { params }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const { raw } of answers) {
    expect(raw.toString()).not.toContain('Pays late');
    expect(raw.toString()).toContain('Before noon');
  }
  const listed = (await t.as(people.agent).call('listOrders')).json.orders.find(({ id }) => id === params.id);
  expect(listed).toMatchObject({ note: 'Before noon', staff_note: 'Pays late, ask Ana' });
});

test('an omitted field stays, an empty one is cleared, and the history has each text', async () => {
  const order = await build();
  await write('agent', order, { note: ' Before noon\n' });
  await write('agent', order, { staff_note: 'Pays late' });
  await write('customer', order, { note: 'Before noon' });
  await write('customer', order, { note: '' });
  expect(await notesOf('agent', order)).toEqual({ note: '', staff_note: 'Pays late' });
  const texts = async (who: Person) => {
    const { json } = await t.as(people[who]).call('listOrderEvents', { params: { id: String(order.id) } });
    return json.events.map(({ kind, text }) => [kind, text]);
  };
  const own = [
    ['noted', `${people.customer.name} removed the note.`],
    ['noted', `${people.agent.name} wrote the note: Before noon`],
  ];
  const staff = ['staff_noted', `${people.agent.name} wrote the note for staff: Pays late`];
  expect(await texts('customer')).toEqual(own);
  expect(await texts('agent')).toEqual([own[0], staff, own[1]]);
});

test('a note does not disturb whoever types quantities, and is written in every state', async () => {
  const order = await build();
  await write('customer', order, { note: 'Before noon' });
  const saved = await t.as(people.customer).call('updateOrder', {
    body: { id: String(order.id), lines: { WJM123000M: 4 }, wanted: [], version: order.version },
  });
  expect(saved.json).toMatchObject({ status: 'success', version: order.version + 1 });
  expect(await notesOf('customer', order)).toEqual({ note: 'Before noon', staff_note: undefined });
  const sent = await build({ sapStatus: 2 });
  expect((await write('agent', sent, { staff_note: 'Ask for the invoice' })).json).toEqual({
    status: 'success',
  });
});
