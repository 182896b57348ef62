import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test('returns the person with addresses, sales organizations and catalogs, and no password', async () => {
  const catalog = await buildCatalog(t.db);
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const user = await buildUser(t.db, {
    name: 'Atelier Nord',
    email: 'nord@shop.test',
    sapId: '0000012345',
    pricelist: '0151',
    passwordHash: 'secret',
    agents: [agent],
    catalogs: [catalog],
    addresses: [{ sapId: '0000012345', name1: 'Atelier Nord', address: 'Kaistraat 1' }],
    salesOrganizations: [{ salesOrganization: '1000', channel: 'FR' }],
  });
  const answer = await t.as(user).call('getMe');
  expect(answer.json).toEqual({
    id: String(user.id),
    name: 'Atelier Nord',
    email: 'nord@shop.test',
    roles: ['wls'],
    sap_id: '0000012345',
    catalogs: [String(catalog.id)],
    num_catalogs: 1,
    num_orders: 0,
    agents: [String(agent.id)],
    extra_info: '',
    warehouse: '0001',
    pricelist: '0151',
    is_wholesale: true,
    addresses: [{ sap_id: '0000012345', name1: 'Atelier Nord', address: 'Kaistraat 1' }],
    sales_organizations: [{ sales_organization: '1000', channel: 'FR' }],
    capabilities: expect.arrayContaining(['getOverview', 'listOrderEvents', 'getOrderPapers']),
  });
});

test.each([['admin'], ['agent'], ['wls'], ['app']])('%s may call it', async (role) => {
  const user = await buildUser(t.db, { roles: [role] });
  expect((await t.as(user).call('getMe')).json.roles).toEqual([role]);
});

test('the language that somebody chooses is kept with their own account alone', async () => {
  const [user, other] = [await buildUser(t.db), await buildUser(t.db)];
  const set = (language: string) => t.as(user).call('setMyLanguage', { body: { language } });
  expect((await set('ja')).json).toEqual({ status: 'success' });
  expect((await t.as(user).call('getMe')).json.language).toBe('ja');
  expect((await t.as(other).call('getMe')).json).not.toHaveProperty('language');
  expect((await set('tlh')).status).toBe(422);
  expect((await t.as(user).call('getMe')).json.language).toBe('ja');
});
