import { sql } from 'drizzle-orm';
import { agentCustomers, userCatalogs, users } from '../../db/schema';
import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';

// Reading a spreadsheet blocks a thread for a long time, so the host must never do it on its own thread: here it can't.
jest.mock('../../files/readSpreadsheet', () => ({
  readSpreadsheet: () => {
    throw new Error("A spreadsheet was read on the host's own thread.");
  },
}));

type Rows = Parameters<typeof buildWorkbook>[0];

const query = { include_addresses: true, include_salesorg: true };

let t: TestApp;
let admin: { id: number };
beforeAll(async () => {
  t = await buildTestApp();
  admin = await buildUser(t.db, { roles: ['admin'] });
});
afterAll(() => t.close());

const file = (content: Buffer, field = 'file', filename = 'customers.xlsx') => ({ field, filename, content });
const send = (content: Buffer, viewer = admin) =>
  t.as(viewer).call('createUsersInBulk', { files: [file(content)] });
const sendRows = (rows: Rows) => send(buildWorkbook(rows));
const countRows = async () => [
  await t.db.$count(users),
  await t.db.$count(userCatalogs),
  await t.db.$count(agentCustomers),
];

async function changingNothing<Result>(act: () => Promise<Result>): Promise<Result> {
  const before = await countRows();
  const result = await act();
  expect(await countRows()).toEqual(before);
  return result;
}

async function seenByEmail(email: string) {
  const { json } = await t.as(admin).call('listCustomers');
  return json.find((user) => user.email === email);
}

test.each(everyRole)('%s: only admins may', async (role) => {
  const viewer = await buildUser(t.db, { roles: [role] });
  const content = buildWorkbook([
    ['name', 'email'],
    [role, `by-${role}@shop.test`],
  ]);
  expect((await send(content, viewer)).status).toBe(role === 'admin' ? 200 : 403);
  expect((await seenByEmail(`by-${role}@shop.test`)) !== undefined).toBe(role === 'admin');
});

describe('a good file', () => {
  test('creates each user with the values of the file, and with defaults for the others', async () => {
    const women = await buildCatalog(t.db, { name: 'Women', season: 'AW26', garments: [] });
    const men = await buildCatalog(t.db, { name: 'Men', season: 'AW26', garments: [] });
    await buildCatalog(t.db, { name: 'Men', season: 'SS26', garments: [] });
    const agent = await buildUser(t.db, { roles: ['agent'], email: 'nora@brand.test' });
    const other = await buildUser(t.db, { roles: ['agent'] });
    const answer = await sendRows([
      [
        'Email',
        'Name',
        'SAP ID',
        'Catalogs',
        'Agents',
        'Pricelist',
        'Warehouse',
        'Is wholesale',
        'Roles',
        'Extra info',
        'Language',
      ],
      [
        'Full@shop.test',
        'Full',
        104711,
        `women, Men AW26, ${women.id}`,
        `NORA@brand.test,${other.id}`,
        151,
        3,
        'no',
        'wls,app',
        '=1+1',
        'fr',
      ],
      ['bare@shop.test', 'Bare'],
    ]);
    expect(answer.json).toEqual({
      status: 'success',
      users: [
        { id: expect.any(String), name: 'Full', email: 'Full@shop.test' },
        { id: expect.any(String), name: 'Bare', email: 'bare@shop.test' },
      ],
    });
    expect(await seenByEmail('Full@shop.test')).toEqual({
      id: expect.any(String),
      name: 'Full',
      email: 'Full@shop.test',
      roles: ['wls', 'app'],
      sap_id: '0000104711',
      catalogs: [women, men].map(({ id }) => String(id)),
      num_catalogs: 2,
      agents: [agent, other].map(({ id }) => String(id)),
      extra_info: '=1+1',
      warehouse: '0003',
      pricelist: '0151',
      is_wholesale: false,
      language: 'fr',
    });
    expect(await seenByEmail('bare@shop.test')).toMatchObject({
      roles: ['wls'],
      sap_id: null,
      catalogs: [],
      agents: [],
      warehouse: '0001',
      pricelist: null,
      is_wholesale: true,
    });
  });

  test('gives users an address and a sales organization, by staff', async () => {
    await sendRows([
      ['name', 'email', 'sap_id', 'address_id', 'address_name', 'address', 'sales_organization', 'channel'],
      ['Own', 'own-id@shop.test', '204711', '', '', '1 Rue A, Paris', '', ''],
      ['Other', 'other-id@shop.test', '204712', '204713', 'Back door', '2 Rue B, Lyon', '1000', 'FR'],
    ]);
    const placesOf = async (email: string) => {
      const id = (await seenByEmail(email))?.id ?? '';
      const { json } = await t.as(admin).call('getUser', { params: { id }, query });
      return { addresses: json.addresses, sales_organizations: json.sales_organizations };
    };
    expect(await placesOf('own-id@shop.test')).toEqual({
      addresses: [{ sap_id: '0000204711', name1: '', address: '1 Rue A, Paris', origin: 'staff' }],
      sales_organizations: [],
    });
    expect(await placesOf('other-id@shop.test')).toEqual({
      addresses: [{ sap_id: '0000204713', name1: 'Back door', address: '2 Rue B, Lyon', origin: 'staff' }],
      sales_organizations: [{ sales_organization: '1000', channel: 'FR', origin: 'staff' }],
    });
  });

  test('of .xls, and of 5,000 users with catalogs and agents', async () => {
    const catalog = await buildCatalog(t.db, { name: 'For many', garments: [] });
    const agent = await buildUser(t.db, { roles: ['agent'], email: 'many@brand.test' });
    const rows = Array.from({ length: 5000 }, (_, n) => [
      `Shop ${n}`,
      `bulk${n}@shop.test`,
      String(7_000_000 + n),
      'For many',
      'many@brand.test',
    ]);
    const header = ['name', 'email', 'sap_id', 'catalogs', 'agents'];
    const xls = buildWorkbook([header, ...rows], { bookType: 'biff8' });
    expect((await send(xls)).json).toMatchObject({ status: 'success' });
    const { json } = await t.as(agent).call('listCustomers');
    expect(json).toHaveLength(5000);
    expect(json.every((user) => user.catalogs[0] === String(catalog.id))).toBe(true);
    const withPassword = await t.db.execute(
      sql`select from users where email like 'bulk%' and password_hash is not null`,
    );
    expect(withPassword.rows).toEqual([]);
  });
});

describe('a file with bad rows makes nobody', () => {
  test('what the file itself gets wrong', async () => {
    const answer = await changingNothing(() =>
      sendRows([
        ['name', 'email', 'pricelist'],
        ['Good', 'good@shop.test', null],
        [null, 'shop', null],
        ['Twice', 'GOOD@shop.test', '0999'],
      ]),
    );
    expect(answer.json).toEqual({
      status: 'error',
      error: [
        'Row 3, column name: is required',
        'Row 3, column email: "shop" must be an email, as in orders@shop.com',
        'Row 4, column pricelist: "0999" is not a price list; use 0151, 0352, 0554, 0655, 0751, 0358',
        'Row 4, column email: repeats GOOD@shop.test of row 2',
      ],
    });
  });

  test('values that are taken or unknown', async () => {
    await buildUser(t.db, { email: 'taken@shop.test', sapId: '0000555555' });
    await buildUser(t.db, { email: 'closed@shop.test', sapId: '0000666666', closedAt: new Date() });
    for (const season of ['AW26', 'SS26']) await buildCatalog(t.db, { name: 'Kids', season, garments: [] });
    await buildCatalog(t.db, { name: 'Deleted', archivedAt: new Date(), garments: [] });
    await buildUser(t.db, { email: 'shop@brand.test' });
    const answer = await changingNothing(() =>
      sendRows([
        ['name', 'email', 'sap_id', 'catalogs', 'agents'],
        ['A', 'Taken@shop.test', 555555, 'Kids', 'shop@brand.test'],
        ['B', 'closed@shop.test', 666666, 'Kids SS26,Deleted,999999', 'nobody@brand.test'],
      ]),
    );
    expect(answer.json).toEqual({
      status: 'error',
      error: [
        'Row 2, column email: "Taken@shop.test" is taken by another user',
        'Row 2, column sap_id: "0000555555" is taken by another user',
        'Row 2, column catalogs: there are 2 catalogs "Kids"; add the season',
        'Row 2, column agents: there is no agent "shop@brand.test"',
        'Row 3, column catalogs: there is no catalog "Deleted"; there is no catalog "999999"',
        'Row 3, column agents: there is no agent "nobody@brand.test"',
      ],
    });
  });

  test('errors of the file itself and taken values, in one list by row', async () => {
    await buildUser(t.db, { email: 'owner@shop.test', sapId: '0000777777' });
    const answer = await changingNothing(() =>
      sendRows([
        ['name', 'email', 'sap_id', 'agents', 'pricelist'],
        ['A', 'owner@shop.test', null, null, null],
        [null, 'b@shop.test', null, null, '0999'],
        ['C', 'c@shop.test', 777777, 'nobody@brand.test', null],
        ['D', 'd', 777777, null, null],
      ]),
    );
    expect(answer.json).toEqual({
      status: 'error',
      error: [
        'Row 2, column email: "owner@shop.test" is taken by another user',
        'Row 3, column name: is required',
        'Row 3, column pricelist: "0999" is not a price list; use 0151, 0352, 0554, 0655, 0751, 0358',
        'Row 4, column sap_id: "0000777777" is taken by another user',
        'Row 4, column agents: there is no agent "nobody@brand.test"',
        'Row 5, column email: "d" must be an email, as in orders@shop.com',
        'Row 5, column sap_id: repeats 0000777777 of row 4; "0000777777" is taken by another user',
      ],
    });
  });

  test('of several concurrent files with the same users, one is accepted', async () => {
    const rows = [
      ['name', 'email'],
      ['Once', 'once@shop.test'],
    ];
    const answers = await Promise.all([sendRows(rows), sendRows(rows), sendRows(rows)]);
    expect(answers.map(({ json }) => json.status).toSorted()).toEqual(['error', 'error', 'success']);
    const refused = answers.find(({ json }) => json.status === 'error');
    expect(refused?.json.error).toEqual(['Row 2, column email: "once@shop.test" is taken by another user']);
  });

  test.each<[string, Rows, string[]]>([
    ['without a column', [['name']], ['Row 1, column email: the column is missing']],
    ['with a header alone', [['name', 'email']], ['Row 2, column name: the file has no users']],
  ])('%s', async (_case, rows, error) => {
    expect((await changingNothing(() => sendRows(rows))).json).toEqual({ status: 'error', error });
  });

  test.each([
    ['empty', Buffer.alloc(0), 'The file is empty.'],
    [
      'no spreadsheet',
      Buffer.from('name,email\n'),
      'The file is not an Excel file; save it as .xlsx or .xls and try again.',
    ],
  ])('one that is %s is refused with one line', async (_case, content, line) => {
    expect((await changingNothing(() => send(content))).json).toEqual({ status: 'error', error: [line] });
  });
});

describe('the form', () => {
  const good = buildWorkbook([
    ['name', 'email'],
    ['A', 'form@shop.test'],
  ]);
  test.each([
    ['no file', [], {}, 'Excel file is required'],
    ['a field left empty', [file(Buffer.alloc(0), 'file', '')], {}, 'Excel file is required'],
    ['two files', [file(good), file(good)], {}, 'Only one file can be sent'],
    ['another file', [file(good), file(good, 'picture')], {}, "'picture' is not a known field."],
    ['another field', [file(good)], { override: 'true' }, "'override' is not a known field."],
  ])('with %s is 422', async (_case, files, body, detail) => {
    const answer = await changingNothing(() => t.as(admin).call('createUsersInBulk', { body, files }));
    expect(answer).toMatchObject({ status: 422, json: { detail, errors: [{ message: detail }] } });
  });

  test('as JSON is 415, and over 20 MiB 413', async () => {
    expect((await t.as(admin).call('createUsersInBulk', { body: {} })).status).toBe(415);
    expect((await send(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413);
  });
});
