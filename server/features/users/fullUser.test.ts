import { eq } from 'drizzle-orm';
import { catalogs as catalogTable, users } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const query = { include_num_orders: true, include_addresses: true, include_salesorg: true };

/** A customer with everything that an agent may not give, their agent and an admin. */
async function build() {
  const agent = await buildUser(t.db, { roles: ['agent'], warehouse: '0003', pricelist: '0151' });
  const catalog = await buildCatalog(t.db);
  const customer = await buildUser(t.db, {
    name: 'Boutique Amélie',
    sapId: String(agent.id).padStart(10, '0'),
    roles: ['wls', 'app'],
    agents: [agent],
    catalogs: [catalog],
    warehouse: '0002',
    pricelist: '0655',
    isWholesale: false,
    addresses: [{ sapId: '1', name1: 'Marais', address: '12 Rue de Bretagne' }],
    salesOrganizations: [{ salesOrganization: '1000', channel: 'FR' }],
  });
  await buildOrder(t.db, { customer, seller: agent, catalog });
  return { admin: await buildUser(t.db, { roles: ['admin'] }), agent, customer, catalog };
}
type Built = Awaited<ReturnType<typeof build>>;

const read = async (viewer: { id: number }, user: { id: number }) =>
  (await t.as(viewer).call('getUser', { params: { id: String(user.id) }, query })).json;

describe.each(['admin', 'agent'] as const)('%s', (who) => {
  test('sends the full user object back with a change', async () => {
    const { customer, ...people }: Built = await build();
    const whole = await read(people[who], customer);
    const given = {
      ...whole,
      num_orders: 99,
      num_catalogs: 99,
      agents: [],
      addresses: [],
      is_wholesale: true,
    };
    const body = { ...given, extra_info: 'Closed on Mondays' };
    expect((await t.as(people[who]).call('updateUser', { body })).json).toEqual({ status: 'success' });
    expect(await read(people[who], customer)).toEqual({ ...whole, extra_info: 'Closed on Mondays' });
  });

  test('sends a catalog back that was deleted meanwhile', async () => {
    const { customer, catalog, ...people }: Built = await build();
    const body = await read(people[who], customer);
    await t.db.update(catalogTable).set({ archivedAt: new Date() }).where(eq(catalogTable.id, catalog.id));
    expect((await t.as(people[who]).call('updateUser', { body })).json).toEqual({ status: 'success' });
    const added = { ...body, catalogs: [...body.catalogs, '999999'] };
    expect((await t.as(people[who]).call('updateUser', { body: added })).status).toBe(404);
  });

  test('deletes the user by the full object', async () => {
    const { customer, ...people }: Built = await build();
    const body = await read(people[who], customer);
    expect((await t.as(people[who]).call('deleteUser', { body })).json).toEqual({ status: 'success' });
    const [row] = await t.db.select().from(users).where(eq(users.id, customer.id));
    expect(row).toMatchObject({ name: 'Boutique Amélie', roles: ['wls', 'app'], closedAt: expect.any(Date) });
  });
});

test('of the full object an agent changes only what they may change', async () => {
  const { agent, customer } = await build();
  const whole = await read(agent, customer);
  for (const change of [{ pricelist: '0352' }, { warehouse: '0001' }, { roles: ['wls'] }]) {
    const answer = await t.as(agent).call('updateUser', { body: { ...whole, ...change } });
    expect(answer.status).toBe(403);
  }
  expect(await read(agent, customer)).toEqual(whole);
});

test.each(['updateUser', 'deleteUser'] as const)(
  '%s refuses a field that nobody knows',
  async (operation) => {
    const { admin, customer } = await build();
    const body = { id: String(customer.id), favourite: 'blue' };
    expect((await t.as(admin).call(operation, { body })).status).toBe(422);
  },
);
