import { eq } from 'drizzle-orm';
import { hashPassword } from './core/passwords';
import { orders, users } from './db/schema';
import { multipart } from './test/contract';
import { buildTestApp, type TestApp } from './test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from './test/factories';

let t: TestApp;
type User = Awaited<ReturnType<typeof buildUser>>;
let admin: User;
let customer: User;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;

const asSeen = 'Crème';
/** The same to the eye: decomposed, with an override of direction and a zero-width space. */
const asSent = '\u202eCre\u0300me\u200b';
const marked = (code: string) => `\ufeff${code.slice(0, 2)}\u200b${code.slice(2)}\u00ad`;

beforeAll(async () => {
  t = await buildTestApp();
  admin = await buildUser(t.db, { roles: ['admin'] });
  catalog = await buildCatalog(t.db);
  customer = await buildUser(t.db, { roles: ['wls'], catalogs: [catalog] });
});
afterAll(() => t.close());

const rowOf = async (id: string) =>
  (
    await t.db
      .select()
      .from(users)
      .where(eq(users.id, Number(id)))
  )[0];

const newUser = async (more: { name?: string; email?: string; sap_id?: string; extra_info?: string }) =>
  t.as(admin).call('createUser', {
    body: { name: 'Bo', email: 'bo@bo.test', roles: ['wls'], catalogs: [], ...more },
  });

describe('what a call sends is stored as it is seen', () => {
  test('texts, codes and emails of a person', async () => {
    const made = await newUser({
      name: asSent,
      email: marked('amelie@shop.test'),
      sap_id: marked('104711'),
      extra_info: `two\nlines of ${asSent}`,
    });
    expect(await rowOf(made.json.user_id ?? '')).toMatchObject({
      name: asSeen,
      email: 'amelie@shop.test',
      sapId: '0000104711',
      extraInfo: `two\nlines of ${asSeen}`,
    });
  });

  test('the name and the notes of an order', async () => {
    const order = await buildOrder(t.db, { catalog, customer });
    const id = String(order.id);
    await t.as(admin).call('updateOrderAddress', {
      body: { id, name: asSent, address: '', sales_organization: '', channel: '' },
    });
    await t.as(admin).call('setOrderNote', { body: { id, note: asSent, staff_note: asSent } });
    const [row] = await t.db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ name: asSeen, note: asSeen, staffNote: asSeen });
  });

  test('the fields of a form and the name of its file', async () => {
    const { payload, contentType } = multipart({ action: 'edit', catalog: `\u200b${catalog.id}` }, [
      { field: 'catalog_path', filename: `${asSent}.txt`, content: Buffer.from('no spreadsheet') },
    ]);
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/mgmt/catalog/reupload_preview',
      headers: {
        cookie: await t.cookieOf(admin),
        'content-type': contentType,
        origin: 'http://localhost:3000',
      },
      payload,
    });
    expect(answer.json()).toMatchObject({ error: expect.stringContaining(`'${asSeen}.txt'`) });
  });

  test.each([['\u200b'], [' \ufeff\u202e ']])('a name of %j alone is blank', async (name) => {
    expect((await newUser({ name })).status).toBe(422);
  });

  test('a password is compared as it was sent', async () => {
    const password = 'e\u0301 with a\u200bmark';
    const user = await buildUser(t.db, { passwordHash: await hashPassword(password) });
    const signIn = async (typed: string) =>
      (await t.anonymous.call('login', { body: { username: user.email, password: typed } })).json.status;
    expect([await signIn(password.normalize('NFC')), await signIn(password)]).toEqual(['error', 'success']);
  });
});

describe('a search', () => {
  test.each([
    ['composed', asSeen],
    ['decomposed', asSeen.normalize('NFD')],
    ['with marks', asSent],
  ])('%s finds what was stored composed, and decomposed by an older host', async (_how, q) => {
    const found = async () =>
      (await t.as(admin).call('findThings', { query: { q } })).json.results.map(({ label }) => label);
    await buildUser(t.db, { name: `${asSeen} new` });
    await buildUser(t.db, { name: `${asSeen.normalize('NFD')} old` });
    expect(await found()).toEqual(
      expect.arrayContaining([`${asSeen} new`, `${asSeen.normalize('NFD')} old`]),
    );
    await t.db
      .update(users)
      .set({ closedAt: new Date() })
      .where(eq(users.name, `${asSeen} new`));
  });
});

describe('an international address', () => {
  const written = 'info@müller.de';
  const ascii = 'info@xn--mller-kva.de';
  const password = 'a long enough password';

  test('is one account in either form, also with the marks of a list', async () => {
    const made = await newUser({ email: `<${ascii}>,` });
    expect(await rowOf(made.json.user_id ?? '')).toMatchObject({ email: written });
    for (const email of [written, ascii, 'INFO@MÜLLER.DE', `mailto:${written};`])
      expect((await newUser({ email })).json.error).toContain('belongs to another user');
  });

  test.each([
    ['as people write it', 'ada@bücher.example'],
    ['in ASCII, from an older host', 'ada@xn--bcher-kva.example2'],
  ])('stored %s signs in in either form', async (_how, email) => {
    await buildUser(t.db, { email, passwordHash: await hashPassword(password) });
    for (const typed of [
      email,
      email.replace(/bücher|xn--bcher-kva/, 'BÜCHER'),
      email.replace('bücher', 'xn--bcher-kva'),
    ])
      expect(
        (await t.anonymous.call('login', { body: { username: `${typed} `, password } })).json.status,
      ).toBe('success');
  });

  test.each(['info@', 'info@müller', 'info@mül ler.de', 'ïnfo@müller.de', 'info@xn--.de'])(
    '%j is none',
    async (email) => {
      expect((await newUser({ email })).status).toBe(422);
    },
  );
});
