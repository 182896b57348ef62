import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
type User = Awaited<ReturnType<typeof buildUser>>;
let admin: User, nora: User, omar: User, ana: User, bea: User, app: User;

async function find(user: User, q: string) {
  const answer = await t.as(user).call('findThings', { query: { q } });
  expect(answer.status).toBe(200);
  return answer.json.results.map(({ kind, label }) => `${kind} ${label}`);
}

beforeAll(async () => {
  t = await buildTestApp();
  const { db } = t;
  const garments = [
    { generic: 'WJM123', name: 'Merino jumper', number: '7' },
    { generic: 'WJM124', name: 'Cotton shirt', number: '8' },
  ];
  const woman = await buildCatalog(db, { name: 'Woman', season: 'AW26', isCurrent: true, garments });
  const man = await buildCatalog(db, {
    name: 'Man',
    isCurrent: false,
    season: 'AW26',
    garments: [
      { generic: 'MJM555', name: 'Merino vest' },
      { generic: 'MJM556', name: 'Merino old', removedAt: new Date() },
    ],
  });
  const hidden = await buildCatalog(db, {
    name: 'Hidden woman',
    season: 'SS26',
    wlsEnabled: false,
    garments: [],
  });
  await buildCatalog(db, { name: 'Woman of once', season: 'AW20', archivedAt: new Date() });
  admin = await buildUser(db, { roles: ['admin'] });
  nora = await buildUser(db, { roles: ['agent'], name: 'Nora' });
  omar = await buildUser(db, { roles: ['agent'], name: 'Omar' });
  ana = await buildUser(db, {
    name: 'Boutique Amélie',
    agents: [nora],
    catalogs: [woman, hidden],
    sapId: '0000104711',
  });
  bea = await buildUser(db, {
    name: '100% Bea_trice',
    email: 'bea@paris.test',
    agents: [omar],
    catalogs: [man],
  });
  app = await buildUser(db, { roles: ['app'], catalogs: [woman] });
  await buildUser(db, { name: 'Amélie closed', closedAt: new Date() });
  await buildOrder(db, {
    name: 'First of autumn',
    customer: ana,
    catalog: woman,
    seller: nora,
    createdAt: new Date(1e12),
  });
  await buildOrder(db, { name: 'Second', customer: ana, catalog: woman, erpNumber: '4500012345' });
  await buildOrder(db, { name: 'Autumn of Bea', customer: bea, catalog: man, seller: nora });
  await buildOrder(db, { name: 'Autumn deleted', customer: ana, catalog: woman, archivedAt: new Date() });
});
afterAll(() => t.close());

test.each<[string, string[]]>([
  ['amelie', ['order Second', 'order First of autumn', 'customer Boutique Amélie']],
  ['AMÉLIE first', ['order First of autumn']],
  ['104711', ['order Second', 'order First of autumn', 'customer Boutique Amélie']],
  ['4500012345', ['order Second']],
  ['paris', ['customer 100% Bea_trice']],
  ['autumn', ['order Autumn of Bea', 'order First of autumn']],
  ['%', ['order Autumn of Bea', 'customer 100% Bea_trice']],
  ['a_t', ['order Autumn of Bea', 'customer 100% Bea_trice']],
  ['merino', ['garment WJM123 Merino jumper', 'garment MJM555 Merino vest']],
  ['wjm123000M', ['garment WJM123 Merino jumper']],
  ['woman', ['order Second', 'order First of autumn', 'catalog Woman', 'catalog Hidden woman']],
  ['nothing like this', []],
  [' ', []],
])('an admin finds %j', async (q, expected) => {
  expect(await find(admin, q)).toEqual(expected);
});

test('everybody finds what is theirs', async () => {
  expect(await find(nora, 'autumn')).toEqual(['order Autumn of Bea', 'order First of autumn']);
  expect(await find(nora, 'bea')).toEqual(['order Autumn of Bea']);
  expect(await find(omar, 'amelie')).toEqual([]);
  expect(await find(omar, 'bea')).toEqual(['order Autumn of Bea', 'customer 100% Bea_trice']);
  expect(await find(ana, 'amelie')).toEqual(['order Second', 'order First of autumn']);
  expect(await find(bea, 'autumn')).toEqual(['order Autumn of Bea']);
});

test('customers find what the catalogs enabled for them have, staff what any has', async () => {
  expect(await find(ana, 'merino')).toEqual(['garment WJM123 Merino jumper']);
  expect(await find(ana, 'woman s')).toEqual(['order Second', 'order First of autumn']);
  expect(await find(bea, 'w26')).toEqual(['order Autumn of Bea', 'catalog Man']);
  expect(await find(omar, 'hidden')).toEqual(['catalog Hidden woman']);
});

test('current catalogs and their garments come before those whose name begins with what was typed', async () => {
  const garments = (generic: string, name: string) => [{ generic, name, number: name }];
  await buildCatalog(t.db, {
    name: 'Knit',
    season: 'AW24',
    isCurrent: false,
    garments: garments('OLD001', 'Knit'),
  });
  await buildCatalog(t.db, { name: 'New knit', season: 'AW31', garments: garments('NEW001', 'Fine knit') });
  expect(await find(admin, 'knit')).toEqual([
    'catalog New knit',
    'catalog Knit',
    'garment NEW001 Fine knit',
    'garment OLD001 Knit',
  ]);
});

test('staff find a garment once, in its newest catalog; customers in each of their catalogs', async () => {
  const garments = [{ generic: 'TWO001', name: 'Kilt', number: 'TWO001' }];
  const older = await buildCatalog(t.db, { name: 'Older', season: 'AW24', isCurrent: false, garments });
  const newer = await buildCatalog(t.db, { name: 'Newer', season: 'AW25', garments });
  const dora = await buildUser(t.db, { name: 'Dora', catalogs: [older, newer] });
  const results = async (user: User) => (await t.as(user).call('findThings', { query: { q: 'kilt' } })).json;
  expect(await results(admin)).toMatchObject({ results: [{ detail: 'Newer' }], totals: { garment: 1 } });
  expect(await results(dora)).toMatchObject({
    results: [{ detail: 'Newer' }, { detail: 'Older' }],
    totals: { garment: 2 },
  });
});

test('at most 20 are found, the newest orders of them', async () => {
  const catalog = await buildCatalog(t.db, { name: 'Plenty', season: 'AW30' });
  for (let index = 0; index < 9; index += 1) {
    const customer = await buildUser(t.db, { name: `Plenty ${index}` });
    await buildOrder(t.db, { name: `Plenty ${index}`, customer, catalog, createdAt: new Date(1e12 + index) });
  }
  const found = await find(admin, 'plenty');
  expect(found).toHaveLength(13);
  expect(found[0]).toBe('order Plenty 8');
  const totalsFor = async (user: User, q: string) =>
    (await t.as(user).call('findThings', { query: { q } })).json.totals;
  expect(await totalsFor(admin, 'plenty')).toEqual({ order: 9, customer: 9, catalog: 1 });
  expect(await totalsFor(nora, 'plenty')).toEqual({ catalog: 1 });
  expect(await totalsFor(admin, 'nothing like this')).toEqual({});
});

test('nobody and people without a page are refused', async () => {
  expect((await t.as(app).call('findThings', { query: { q: 'woman' } })).status).toBe(403);
  expect((await t.anonymous.call('findThings', { query: { q: 'woman' } })).status).toBe(401);
  expect((await t.as(admin).call('findThings', { query: { q: 'x'.repeat(101) } })).status).toBe(422);
});

test('what was found is said where it is not shown', async () => {
  const texts = async (q: string) =>
    (await t.as(admin).call('findThings', { query: { q } })).json.results.map(
      ({ label, matched }) => `${label}: ${matched}`,
    );
  expect(await texts('4500012345')).toEqual(['Second: 4500012345']);
  expect(await texts('104711 second')).toEqual(['Second: 0000104711']);
  expect(await texts('amelie')).toContain('Second: undefined');
  await buildCatalog(t.db, {
    name: 'Numbers',
    garments: [{ generic: 'NUM001', name: 'Cape', number: '10205' }],
  });
  expect(await texts('10205')).toEqual(['NUM001 Cape: 10205']);
  expect(await texts('num001000M')).toEqual(['NUM001 Cape: undefined']);
});

test('of one kind many are found', async () => {
  const garments = Array.from({ length: 205 }, (_, n) => ({
    ...{
      generic: `MANY${n.toString(36).padStart(2, '0').toUpperCase()}`,
      name: 'Manifold',
      number: String(n),
    },
  }));
  await buildCatalog(t.db, { name: 'Manifold', garments });
  const { json } = await t.as(admin).call('findThings', { query: { q: 'manifold', kind: 'garment' } });
  expect(json.results).toHaveLength(200);
  expect(json.totals).toEqual({ garment: 205 });
  expect(await find(admin, 'manifold')).toHaveLength(5);
});
