import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

type Query = Record<string, string | number | boolean>;

let t: TestApp;
let customer: Awaited<ReturnType<typeof buildUser>>;
let current: Awaited<ReturnType<typeof buildCatalog>>;
let past: Awaited<ReturnType<typeof buildCatalog>>;

const at = (seconds: number) => new Date(seconds * 1000);

beforeAll(async () => {
  t = await buildTestApp();
  customer = await buildUser(t.db);
  current = await buildCatalog(t.db, { season: 'SS27', isCurrent: true });
  past = await buildCatalog(t.db, { season: 'AW24', isCurrent: false });
  const order = (name: string, values: Partial<Parameters<typeof buildOrder>[1]>) =>
    buildOrder(t.db, { name, customer, catalog: current, ...values });
  await order('open', { createdAt: at(60), editedAt: at(1000.25) });
  await order('finished', { createdAt: at(50), editedAt: at(2000), finished: true });
  await order('in SAP', { createdAt: at(40), editedAt: at(3000), sapStatus: 1, finished: true });
  await order('sent', { createdAt: at(30), editedAt: at(4000), sapStatus: 2, catalog: past });
  await order('error', { createdAt: at(20), editedAt: at(5000), sapStatus: 99, catalog: past });
  await order('deleted', { createdAt: at(10), editedAt: at(2500), archivedAt: at(6000) });
});
afterAll(() => t.close());

async function namesFor(user: { id: number }, query: Query) {
  const answer = await t.as(user).call('listOrders', { query });
  expect(answer.status).toBe(200);
  return answer.json.orders.map((order) => order.name);
}

const all = ['open', 'finished', 'in SAP', 'sent', 'error'];

test.each<[Query, string[]]>([
  [{}, all],
  [{ archived: false }, all],
  [{ current_catalog: true }, ['open', 'finished', 'in SAP']],
  [{ current_catalog: false }, all],
  [{ seasons: 'AW24' }, ['sent', 'error']],
  [{ seasons: 'AW24,SS27' }, all],
  [{ seasons: 'AW99' }, []],
  [{ seasons: '' }, all],
  [{ sap_status: '0' }, ['open', 'finished']],
  [{ sap_status: '0,1,2,3' }, ['open', 'finished', 'in SAP', 'sent']],
  [{ sap_status: '2,3' }, ['sent']],
  [{ sap_status: '99' }, ['error']],
  [{ sap_status: '9999' }, []],
  [{ sap_status: '' }, all],
  [{ finished: true }, ['finished', 'in SAP']],
  [{ finished: false }, ['open', 'sent', 'error']],
  [{ sap_status: '0', finished: true }, ['finished']],
  [{ sap_status: '0', finished: true, current_catalog: true, seasons: 'SS27' }, ['finished']],
  [{ sap_status: '0', seasons: 'AW24' }, []],
  [{ edited_gt: 2000 }, ['in SAP', 'sent', 'error']],
  [{ edited_lt: 2000 }, ['open']],
  [{ edited_gt: 1000 }, ['finished', 'in SAP', 'sent', 'error']],
  [{ edited_lt: 1000 }, []],
  [{ edited_gt: 1000, edited_lt: 4000 }, ['finished', 'in SAP']],
  [{ begin: 1000, end: 4000 }, ['finished', 'in SAP']],
  [{ begin: 1000, edited_gt: 2000, end: 5000, edited_lt: 4000 }, ['in SAP']],
  [{ begin: 2000, edited_gt: 1000, end: 4000, edited_lt: 5000 }, ['in SAP']],
])('%j matches %j', async (query, names) => {
  expect(await namesFor(customer, query)).toEqual(names);
});

test('catalogs matches those listed, and an unknown one matches nothing', async () => {
  expect(await namesFor(customer, { catalogs: String(past.id) })).toEqual(['sent', 'error']);
  expect(await namesFor(customer, { catalogs: `${past.id},${current.id}` })).toEqual(all);
  expect(await namesFor(customer, { catalogs: `${past.id},nonsense` })).toEqual(['sent', 'error']);
  expect(await namesFor(customer, { catalogs: 'nonsense' })).toEqual([]);
  expect(await namesFor(customer, { catalogs: '' })).toEqual(all);
});

test('all of them together', async () => {
  const query = { catalogs: String(current.id), seasons: 'SS27', sap_status: '0,1', finished: true };
  const bounds = { current_catalog: true, edited_gt: 1500, edited_lt: 2500 };
  expect(await namesFor(customer, { ...query, ...bounds })).toEqual(['finished']);
});

test('archived lists the deleted orders instead, to admins only', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  expect(await namesFor(admin, { archived: true, catalogs: String(current.id) })).toEqual(['deleted']);
  const agent = await buildUser(t.db, { roles: ['agent'] });
  for (const user of [customer, agent]) {
    expect((await t.as(user).call('listOrders', { query: { archived: true } })).status).toBe(403);
  }
});

test.each<[string, Query]>([
  ['a status that is no number', { sap_status: 'open' }],
  ['a list with a gap', { sap_status: '0,,1' }],
  ['a list with spaces', { seasons: 'AW24, SS27' }],
  ['a truth that is none', { finished: 'perhaps' }],
  ['a time that is none', { edited_gt: 'yesterday' }],
  ['a broken cursor', { limit: 1, cursor: '%%%' }],
])('%s is 422', async (_name, query) => {
  expect((await t.as(customer).call('listOrders', { query })).status).toBe(422);
});
