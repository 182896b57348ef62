import { eq } from 'drizzle-orm';
import { orders } from '../../../db/schema';
import { buildPeople, type Person } from '../../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../../test/factories';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;

beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
  catalog = await buildCatalog(t.db);
});
beforeEach(() => t.takeQueued());
afterAll(() => t.close());

const build = (values: Partial<Parameters<typeof buildOrder>[1]> = {}) =>
  buildOrder(t.db, {
    ...{ customer: people.customer, catalog, sapStatus: 2, version: 4 },
    ...{ lines: { WJM123000M: 7, WJM123310L: 2 }, wanted: ['WJM123310'] },
    ...values,
  });

const as = (who: Person) => t.as(people[who]);
const save = (id: number, values: object = {}, who: Person = 'customer') =>
  as(who).call('saveOrderProposal', {
    body: { id: String(id), lines: { WJM123000M: 9, WJM123000S: 1 }, wanted: ['WJM123000'], ...values },
  });
const propose = (id: number, note?: string, who: Person = 'customer') =>
  as(who).call('proposeOrder', { body: { id: String(id), note } });
const command = (name: 'withdrawOrderProposal' | 'declineOrderProposal', id: number, who: Person) =>
  as(who).call(name, { body: { id: String(id) } });
const read = async (id: number, who: Person = 'customer') =>
  (await as(who).call('getOrder', { params: { id: String(id) } })).json;
const history = async (id: number) =>
  (await as('agent').call('listOrderEvents', { params: { id: String(id) } })).json.events.map(
    ({ text }) => text,
  );

const success = { status: 'success' };
const saved = {
  changes: [
    { sku: 'WJM123000M', ordered: 7, proposed: 9, wh_price: 40 },
    { sku: 'WJM123000S', ordered: 0, proposed: 1, wh_price: 40 },
    { sku: 'WJM123310L', ordered: 2, proposed: 0, wh_price: 40 },
  ],
  wanted: ['WJM123000'],
  saved_at: expect.any(Number),
  note: '',
};

test('what is saved is shown to the customer only, and the order stays as it is', async () => {
  const order = await build();
  const before = await read(order.id);
  expect(before).not.toHaveProperty('proposal');
  expect((await save(order.id, { version: 4 })).json).toEqual({ ...success, version: 5 });
  const { proposal, ...rest } = await read(order.id);
  expect(proposal).toEqual({ ...saved, version: 5 });
  expect(rest).toEqual(before);
  expect(await read(order.id, 'agent')).not.toHaveProperty('proposal');
  const [stored] = await t.db.select().from(orders).where(eq(orders.id, order.id));
  expect(stored).toEqual(order);
});

test('a stale version is refused and writes nothing, one after a change of the order too', async () => {
  const { id } = await build();
  await save(id, { version: 4 });
  expect((await save(id, { lines: {}, version: 4 })).status).toBe(409);
  expect((await read(id)).proposal).toEqual({ ...saved, version: 5 });
  await t.db.update(orders).set({ version: 5 }).where(eq(orders.id, id));
  expect((await save(id, { lines: {}, version: 5 })).status).toBe(409);
  expect((await save(id, { lines: {}, version: 6 })).json).toMatchObject({ ...success, version: 7 });
});

test('what is not proposed follows the order, and what the order has by now is no change', async () => {
  const { id } = await build({ sapStatus: 0 });
  await save(id);
  const lines = { WJM123000M: 9, WJM123000L: 3, WJM123310L: 2 };
  await as('agent').call('updateOrder', { body: { id: String(id), lines, wanted: [] } });
  expect((await read(id)).proposal).toMatchObject({
    changes: [
      { sku: 'WJM123000S', ordered: 0, proposed: 1, wh_price: 40 },
      { sku: 'WJM123310L', ordered: 2, proposed: 0, wh_price: 40 },
    ],
    wanted: ['WJM123000'],
  });
});

test.each([
  [{ lines: { WJM999000M: 1 } }, /^The sku WJM999000M is not in the catalog/],
  [{ wanted: ['WJM999'] }, /^The wanted code WJM999 is not in the catalog/],
])('unknown codes are refused: %j', async (values, error) => {
  const { id } = await build();
  expect((await save(id, values)).json).toEqual({ status: 'error', error: expect.stringMatching(error) });
  expect(await read(id)).not.toHaveProperty('proposal');
});

test('a change has the price of today on the list of the customer', async () => {
  const own = await buildCatalog(t.db, { garments: [{ whPriceCents: 5000, prices: { '0151': 3300 } }] });
  const customer = await buildUser(t.db, { pricelist: '0151' });
  const { id } = await build({ catalog: own, customer });
  const body = { id: String(id), lines: { WJM123000M: 9 }, wanted: [] };
  await t.as(customer).call('saveOrderProposal', { body });
  const { json } = await t.as(customer).call('getOrder', { params: { id: String(id) } });
  expect(json.proposal?.changes.map(({ wh_price: price }) => price)).toEqual([33, 33]);
});

test('a sku that left the catalog is no change any more', async () => {
  const own = await buildCatalog(t.db);
  const { id } = await build({ catalog: own });
  await save(id);
  await t.database.pool.query(`update skus set removed_at = now() where catalog_id = $1`, [own.id]);
  expect((await read(id)).proposal?.changes.map(({ sku }) => sku)).toEqual(['WJM123000M', 'WJM123310L']);
});

test('proposing shows it to staff with the note, in the list too, and mails the seller', async () => {
  const { id } = await build({ seller: people.otherAgent });
  await save(id);
  expect((await propose(id, ' Smaller sizes ')).json).toEqual(success);
  expect((await read(id, 'agent')).proposal).toEqual({ ...saved, version: 5, note: 'Smaller sizes' });
  const listed = (await as('agent').call('listOrders')).json.orders ?? [];
  expect(listed.find((one) => one.id === String(id))?.proposed_at).toEqual(expect.any(Number));
  const news = { what: 'proposed', changes: 5, by: people.customer.id };
  expect((await t.takeQueued()).map(({ input }) => input)).toEqual([
    { kind: 'proposal', userId: people.otherAgent.id, orderId: id, news },
  ]);
  expect(await history(id)).toEqual([`${people.customer.name} proposed 5 changes to the order.`]);
  expect((await propose(id)).json.status).toBe('error');
});

test('without a seller all agents of the customer get the mail', async () => {
  const { id } = await build({ customer: people.shared });
  await save(id, {}, 'shared');
  await propose(id, undefined, 'shared');
  const mailed = (await t.takeQueued()).map(({ input }) => input);
  expect(mailed).toEqual(
    [people.agent, people.otherAgent].map(({ id: userId }) => expect.objectContaining({ userId })),
  );
});

test.each([
  [2, false, 'Nothing differs from the order, so there is nothing to propose.'],
  [0, true, 'This order is open, so you can change it yourself.'],
])('of an order in status %i, proposing is refused: saved %s', async (sapStatus, isSaved, error) => {
  const { id } = await build({ sapStatus });
  if (isSaved) await save(id);
  expect((await propose(id)).json).toEqual({ status: 'error', error });
});

test('a withdrawn proposal stays saved and is hidden from staff', async () => {
  const { id } = await build();
  await save(id);
  await propose(id);
  expect((await command('withdrawOrderProposal', id, 'customer')).json).toEqual(success);
  expect((await read(id)).proposal).toEqual({ ...saved, version: 5 });
  expect(await read(id, 'agent')).not.toHaveProperty('proposal');
  expect((await history(id))[0]).toBe(`${people.customer.name} withdrew the proposed changes.`);
  const error = 'Nothing is proposed for this order any more.';
  expect((await command('withdrawOrderProposal', id, 'customer')).json).toEqual({ status: 'error', error });
});

test('one without any change left is withdrawn', async () => {
  const { id } = await build();
  await save(id);
  await propose(id);
  await save(id, { lines: { WJM123000M: 7, WJM123310L: 2 }, wanted: ['WJM123310'] });
  expect(await read(id)).not.toHaveProperty('proposed_at');
  expect((await read(id)).proposal).toMatchObject({ changes: [], version: 6 });
});

test('a declined proposal stays saved for the customer, who gets a mail', async () => {
  const { id } = await build();
  await save(id);
  await propose(id);
  await t.takeQueued();
  expect((await command('declineOrderProposal', id, 'agent')).json).toEqual(success);
  expect((await read(id)).proposal).toEqual({ ...saved, version: 5 });
  expect(await read(id, 'agent')).not.toHaveProperty('proposal');
  const news = { what: 'declined', changes: 5, by: people.agent.id };
  expect((await t.takeQueued()).map(({ input }) => input)).toEqual([
    { kind: 'proposal', userId: people.customer.id, orderId: id, news },
  ]);
  expect((await history(id))[0]).toBe('Nora Lindqvist declined 5 proposed changes.');
  expect((await command('declineOrderProposal', id, 'agent')).json.status).toBe('error');
});

describe.each<[Person, number | 'refused', number]>([
  ['customer', 200, 403],
  ['admin', 'refused', 200],
  ['agent', 'refused', 200],
  ['otherAgent', 404, 404],
  ['stranger', 404, 403],
  ['shared', 404, 403],
  ['promoted', 404, 404],
  ['app', 403, 403],
])('%s', (who, typing, deciding) => {
  test(`gets ${typing} for typing, proposing and withdrawing`, async () => {
    const { id } = await build();
    const outcomeOf = ({ status, json }: Awaited<ReturnType<typeof save>>) =>
      json.status === 'error' ? 'refused' : status;
    expect(outcomeOf(await save(id, {}, who))).toBe(typing);
    await save(id);
    expect(outcomeOf(await propose(id, '', who))).toBe(typing);
    expect(outcomeOf(await command('withdrawOrderProposal', id, who))).toBe(typing);
  });

  test(`gets ${deciding} for declining`, async () => {
    const { id } = await build();
    await save(id);
    await propose(id);
    expect((await command('declineOrderProposal', id, who)).status).toBe(deciding);
  });
});

test('an agent with the role of customers proposes nothing for a customer', async () => {
  const { id } = await build({ seller: people.promoted });
  expect((await save(id, {}, 'promoted')).json).toEqual({
    status: 'error',
    error: 'Only the customer of an order proposes changes to it.',
  });
});
