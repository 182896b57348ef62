import { strFromU8, unzipSync } from 'fflate';
import { eq, sql } from 'drizzle-orm';
import { outboxKey } from '../../background/mail';
import * as schema from '../../db/schema';
import { filesOf } from '../../files/filesOf';
import { insertInvitation } from '../../identity/oneTimeLinks';
import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { buildSecured, securedPassword } from '../../test/secondFactor';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** A customer who has everything that an account can have, deleted by an admin. */
async function buildDeleted() {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const catalog = await buildCatalog(t.db);
  const former = await buildSecured(t.db, {
    ...{ agents: [agent], catalogs: [catalog], pricelist: '0151', warehouse: '0003', extraInfo: 'Pays late' },
    addresses: [{ sapId: '0000104711' }],
    salesOrganizations: [{ salesOrganization: '1000', channel: 'FR' }],
  });
  const userId = former.id;
  const order = await buildOrder(t.db, {
    customer: former,
    seller: agent,
    catalog,
    lines: { WJM123000M: 2 },
  });
  await t.db.insert(schema.customerPapers).values({ customerId: userId, vatId: 'FR123' });
  await t.db.insert(schema.passkeys).values({
    ...{ id: `key-${userId}`, userId, signCount: 0, transports: [] },
    publicKey: Buffer.from('a'),
    isBackedUp: false,
    name: 'Phone',
  });
  await t.db
    .insert(schema.openidAccounts)
    .values({ provider: 'company', subject: `subject-${userId}`, userId });
  await t.as(agent).call('saveCustomerGroup', {
    body: { name: `Best ${userId}`, is_shared: false, members: [String(userId)] },
  });
  const token = await insertInvitation(t.db, { userId, orderId: null, now: new Date() });
  const mail = Buffer.from(`From: a@b.test\r\nTo: ${former.email}\r\nSubject: Your order\r\n\r\nHi`);
  await filesOf(t.env).write(`${outboxKey(new Date(Date.now() - 60_000))}-${userId}.eml`, mail);
  const session = t.as(former);
  expect((await session.call('getMe')).status).toBe(200);
  await t.as(admin).call('deleteUser', { body: { id: String(userId), delete_orders: false } });
  return { admin, agent, catalog, former, order, token: token.token, session };
}
type Deleted = Awaited<ReturnType<typeof buildDeleted>>;

/** Every way in which an account is made; the email in capitals is the same one. */
const ways = {
  'by an admin': ({ admin, former }: Deleted) =>
    t.as(admin).call('createUser', {
      body: {
        name: 'Zoé',
        email: former.email.toUpperCase(),
        roles: ['wls'],
        catalogs: [],
        send_email: false,
      },
    }),
  'by a link': ({ admin, agent, former, catalog }: Deleted) =>
    t.as(admin).call('createOrderLink', {
      body: {
        ...{
          send_email: false,
          customer_name: 'Zoé',
          customer_email: former.email,
          seller: String(agent.id),
        },
        catalog: String(catalog.id),
      },
    }),
  'by a file': ({ admin, former }: Deleted) => {
    const content = buildWorkbook([
      ['name', 'email'],
      ['Zoé', former.email],
    ]);
    return t
      .as(admin)
      .call('createUsersInBulk', { files: [{ field: 'file', filename: 'users.xlsx', content }] });
  },
};

describe.each(Object.entries(ways))('a customer who is made again %s', (way, makeAgain) => {
  const isLink = way === 'by a link';

  test('has nothing of the deleted one with the same email', async () => {
    const deleted = await buildDeleted();
    const { admin, agent, former, order, session } = deleted;
    expect((await makeAgain(deleted)).json).toMatchObject({ status: 'success' });
    const found = await t.db
      .select()
      .from(schema.users)
      .where(sql`lower(email) = ${former.email.toLowerCase()} and closed_at is null`);
    const [again] = found;
    if (again === undefined) throw new Error('Nobody was made.');
    expect(again.id).not.toBe(former.id);
    expect(again).toMatchObject({ pricelist: null, warehouse: '0001', extraInfo: '', passwordHash: null });

    expect((await session.call('getMe')).status).toBe(401);
    const mine = t.as(again);
    expect((await mine.call('getMe')).json).toMatchObject({
      ...{ name: 'Zoé', sap_id: null, catalogs: [], addresses: [], sales_organizations: [] },
      num_orders: isLink ? 1 : 0,
    });
    expect((await mine.call('listOrders')).json.orders.filter(({ id }) => id === String(order.id))).toEqual(
      [],
    );
    for (const operation of ['getOrder', 'getOrderPapers', 'downloadOrderPdf'] as const)
      expect((await mine.call(operation, { params: { id: String(order.id) } })).status).toBe(404);
    expect((await mine.call('listCatalogs')).json).toEqual([]);
    expect((await mine.call('getSecondFactors')).json).toMatchObject({
      confirm_with: [],
      recovery_codes_left: 0,
    });

    const ofAdmin = t.as(admin);
    const params = { id: String(again.id) };
    expect((await ofAdmin.call('listOrdersOfUser', { params })).json.orders).toHaveLength(isLink ? 1 : 0);
    const groups = (await t.as(agent).call('listCustomerGroups')).json.groups;
    expect(groups.flatMap(({ members }) => members)).not.toContain(params.id);

    // All that is stored about the new one, in every table, and their files.
    const files = unzipSync((await ofAdmin.call('exportUserData', { params })).raw);
    const data: Record<string, unknown[]> = JSON.parse(strFromU8(files['person.json'] ?? new Uint8Array()));
    const { exported_at: _at, sessions: _sessions, ...tables } = data;
    const filled = Object.keys(tables).filter((table) => tables[table]?.length !== 0);
    expect(filled).toEqual(isLink ? ['users', 'agent_customers', 'orders'] : ['users']);
    expect(Object.keys(files)).toEqual(['person.json']);
  });

  test('can’t be signed in as with what the deleted one had, and the old order stays theirs', async () => {
    const deleted = await buildDeleted();
    const { agent, former, order, token } = deleted;
    await makeAgain(deleted);
    const login = { username: former.email, password: securedPassword };
    expect((await t.anonymous.call('login', { body: login })).json).toEqual({
      status: 'error',
      error: 'Wrong username or password',
    });
    const choose = { token, password: 'a new quiet river' };
    expect((await t.anonymous.call('setPasswordByLink', { body: choose })).json.status).toBe('error');
    const { customer } = (await t.as(agent).call('getOrder', { params: { id: String(order.id) } })).json;
    expect(customer.id).toBe(String(former.id));
    const [row] = await t.db.select().from(schema.orders).where(eq(schema.orders.id, order.id));
    expect(row).toMatchObject({ customerId: former.id, version: order.version });
  });
});

test('the export of the deleted one has their mails, and none of later', async () => {
  const deleted = await buildDeleted();
  const { admin, former } = deleted;
  const later = outboxKey(new Date(Date.now() + 60_000));
  await filesOf(t.env).write(`${later}-later.eml`, Buffer.from(`To: ${former.email}\r\n\r\nHi`));
  await t.db.delete(schema.oneTimeLinks);
  const answer = await t.as(admin).call('exportUserData', { params: { id: String(former.id) } });
  const mails = Object.keys(unzipSync(answer.raw)).filter((name) => name.startsWith('mail/'));
  expect(mails).toEqual([expect.stringContaining(`-${former.id}.eml`)]);
});
