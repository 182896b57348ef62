import { eq } from 'drizzle-orm';
import { recordOrderEvent } from '../../db/orders';
import { orders, users } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function buildSheet() {
  const agent = await buildUser(t.db, { roles: ['agent'], name: 'Nora Lindqvist' });
  const customer = await buildUser(t.db, { name: 'Boutique Amélie', agents: [agent] });
  const order = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db) });
  const id = String(order.id);
  const save = async (
    viewer: { id: number },
    lines: Record<string, number>,
    more: { wanted?: string[]; service_date?: number | null } = {},
  ) => {
    const answer = await t.as(viewer).call('updateOrder', { body: { id, lines, wanted: [], ...more } });
    expect(answer.json.status).toBe('success');
  };
  const history = async (viewer: { id: number } = customer) =>
    (await t.as(viewer).call('listOrderEvents', { params: { id } })).json.events;
  const texts = async () => (await history()).map(({ text }) => text);
  return { agent, customer, order, id, save, history, texts };
}

test('the latest event comes first, each with who did it and when', async () => {
  const { agent, customer, id, history } = await buildSheet();
  await t.as(customer).call('finishOrder', { body: { id, customer_finished: true } });
  later(5);
  await t.as(agent).call('finishOrder', { body: { id, customer_finished: false } });
  expect(await history()).toEqual([
    {
      id: expect.any(String),
      at: now.getTime() / 1000,
      actor: { id: String(agent.id), name: 'Nora Lindqvist' },
      kind: 'reopened',
      text: 'Nora Lindqvist marked the order as not finished.',
    },
    {
      id: expect.any(String),
      at: now.getTime() / 1000 - 300,
      actor: { id: String(customer.id), name: 'Boutique Amélie' },
      kind: 'finished',
      text: 'Boutique Amélie marked the order as finished.',
    },
  ]);
});

test('events of the ERP have no actor, and deleted users are still named', async () => {
  const { agent, order, history } = await buildSheet();
  const event = { orderId: order.id, at: now };
  await recordOrderEvent(t.db, { ...event, actorId: agent.id, kind: 'sent', detail: { pieces: 3 } });
  await recordOrderEvent(t.db, { ...event, actorId: null, kind: 'accepted', detail: { number: '4711' } });
  await t.db.update(users).set({ closedAt: now }).where(eq(users.id, agent.id));
  expect(await history()).toMatchObject([
    { actor: null, text: 'The ERP took the order as 4711.' },
    { actor: { name: 'Nora Lindqvist' }, text: 'Nora Lindqvist sent the order with 3 pieces to the ERP.' },
  ]);
});

describe('saves of the line sheet', () => {
  test('of one person in a row are one event, as late and as large as the last', async () => {
    const { customer, save, history } = await buildSheet();
    await save(customer, { WJM123000S: 1 });
    later(29);
    await save(customer, { WJM123000S: 5 });
    later(29);
    await save(customer, { WJM123000S: 5, WJM123000M: 7 });
    expect(await history()).toEqual([
      {
        id: expect.any(String),
        at: now.getTime() / 1000,
        actor: { id: String(customer.id), name: 'Boutique Amélie' },
        kind: 'changed',
        text: 'Boutique Amélie changed the order: 12 pieces instead of 0.',
      },
    ]);
  });

  test('begin another event after half an hour, after somebody else, and after anything else', async () => {
    const { agent, customer, id, save, texts } = await buildSheet();
    await save(customer, { WJM123000S: 1 });
    later(30);
    await save(customer, { WJM123000S: 2 });
    await save(agent, { WJM123000S: 3 });
    await save(customer, { WJM123000S: 4 });
    await t.as(customer).call('finishOrder', { body: { id, customer_finished: true } });
    await save(customer, { WJM123000S: 5 });
    expect(await texts()).toEqual([
      'Boutique Amélie changed the order: 5 pieces instead of 4.',
      'Boutique Amélie marked the order as finished.',
      'Boutique Amélie changed the order: 4 pieces instead of 3.',
      'Nora Lindqvist changed the order: 3 pieces instead of 2.',
      'Boutique Amélie changed the order: 2 pieces instead of 1.',
      'Boutique Amélie changed the order: 1 piece instead of 0.',
    ]);
  });

  test.each<[string, { wanted?: string[]; service_date?: number | null }, number]>([
    ['of what the order holds already are no event', {}, 0],
    ['of the same date neither', { service_date: null }, 0],
    ['of another date are', { service_date: 1_800_000_000 }, 1],
    ['of wanted codes are', { wanted: ['WJM123000'] }, 1],
  ])('%s', async (_what, more, events) => {
    const { customer, save, history } = await buildSheet();
    await save(customer, {}, more);
    expect(await history()).toHaveLength(events);
  });
});

test('a finished flag that stays as it is is no event', async () => {
  const { customer, id, history } = await buildSheet();
  await t.as(customer).call('finishOrder', { body: { id, customer_finished: false } });
  expect(await history()).toEqual([]);
});

test('an order of its own begins with whoever created it', async () => {
  const { agent, customer, order } = await buildSheet();
  const body = { customer: String(customer.id), title: 'Spring', catalog: String(order.catalogId) };
  const { json } = await t.as(agent).call('createOrder', { body });
  const answer = await t.as(customer).call('listOrderEvents', { params: { id: json.order_id ?? '' } });
  expect(answer.json.events).toMatchObject([
    { kind: 'created', text: 'Nora Lindqvist created the order.', at: now.getTime() / 1000 },
  ]);
});

test('orders of a deleted agent show who sells them now', async () => {
  const { agent, order, texts } = await buildSheet();
  const admin = await buildUser(t.db, { roles: ['admin'], name: 'Ada' });
  const heir = await buildUser(t.db, { roles: ['agent'], name: 'Piet Maas' });
  await t.db.update(orders).set({ sellerId: agent.id }).where(eq(orders.id, order.id));
  const body = { id: String(agent.id), handover: [String(heir.id)] };
  expect((await t.as(admin).call('deleteUser', { body })).json).toEqual({ status: 'success' });
  expect(await texts()).toEqual(['Ada handed the order over from Nora Lindqvist to Piet Maas.']);
});
