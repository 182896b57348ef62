import { and, eq } from 'drizzle-orm';
import { garments, skus } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';
import { sheetTools } from '../../test/sheetTools';

let t: TestApp;
const { save, saved, contentOf, linesOf, buildSheet } = sheetTools(() => t);

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('versions', () => {
  test('a stale one is 409 and nothing is written', async () => {
    const { customer, order } = await buildSheet({ lines: { WJM123000S: 1 }, version: 5 });
    const before = await contentOf(order);
    for (const version of [4, 6, 0]) {
      const answer = await save(customer, order, { lines: { WJM123000S: 9 }, version });
      expect(answer.status).toBe(409);
    }
    expect(await contentOf(order)).toEqual(before);
    expect(await saved(customer, order, { lines: { WJM123000S: 9 }, version: 5 })).toBe(6);
  });

  test('of ten saves from the same version exactly one wins', async () => {
    const { customer, order } = await buildSheet();
    const quantities = Array.from({ length: 10 }, (_, n) => n + 1);
    const answers = await Promise.all(
      quantities.map((quantity) => save(customer, order, { lines: { WJM123000S: quantity }, version: 1 })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const winner = quantities[answers.findIndex((answer) => answer.status === 200)];
    expect(await linesOf(order)).toEqual([['WJM123000S', winner, 4000]]);
    expect((await contentOf(order)).row).toMatchObject({ version: 2, itemsCount: winner });
  });

  test('without one the last write wins, and none is half written', async () => {
    const { customer, order } = await buildSheet();
    const codes = ['WJM123000S', 'WJM123000M', 'WJM123310S', 'WJM123310M', 'WJM123310L'];
    const answers = await Promise.all(
      codes.map((code, n) => save(customer, order, { lines: { [code]: n + 1 } })),
    );
    expect(answers.map((answer) => answer.json.version).toSorted()).toEqual([2, 3, 4, 5, 6]);
    const last = answers.findIndex((answer) => answer.json.version === 6);
    expect(await linesOf(order)).toEqual([[codes[last], last + 1, 4000]]);
    expect((await contentOf(order)).row).toMatchObject({ version: 6, itemsCount: last + 1 });
  });

  test('finishing an order makes the version of an open line sheet stale', async () => {
    const { customer, order } = await buildSheet();
    await t.as(customer).call('finishOrder', { body: { id: String(order.id), customer_finished: true } });
    expect((await save(customer, order, { version: 1 })).status).toBe(409);
  });
});

describe('refused with a message, with nothing written', () => {
  async function refused(body: Record<string, unknown>, values: Parameters<typeof buildSheet>[0] = {}) {
    const { customer, order } = await buildSheet({ lines: { WJM123000S: 1 }, ...values });
    const before = await contentOf(order);
    const { status, json } = await save(customer, order, body);
    expect([status, json.status]).toEqual([200, 'error']);
    expect(await contentOf(order)).toEqual(before);
    return json.error;
  }

  test('an unknown sku, though all others are known', async () => {
    expect(await refused({ lines: { WJM123000M: 2, WJM123999M: 1 } })).toBe(
      'The sku WJM123999M is not in the catalog Women AW26.',
    );
    expect(await refused({ lines: { WJM123999M: 0 } })).toBe(
      'The sku WJM123999M is not in the catalog Women AW26.',
    );
  });

  test('many unknown skus, naming the first five', async () => {
    const lines = Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((code) => [code, 1]));
    expect(await refused({ lines })).toBe(
      'The skus A, B, C, D, E and 2 more are not in the catalog Women AW26.',
    );
  });

  test("another catalog's sku", async () => {
    await buildCatalog(t.db, { garments: [{ generic: 'FAR001' }] });
    expect(await refused({ lines: { FAR001000S: 1 } })).toContain('The sku FAR001000S');
  });

  test('names that objects of the language have', async () => {
    expect(await refused({ lines: { toString: 1 } })).toContain('The sku toString');
    expect(await refused({ wanted: ['constructor'] })).toContain('The wanted code constructor');
  });

  test.each(['WJM123999', 'WJM123000XXL', 'WJM123', 'wjm123000', 'nonsense'])(
    'the unknown wanted code %s',
    async (code) => {
      expect(await refused({ wanted: ['WJM123000', code] })).toBe(
        `The wanted code ${code} is not in the catalog Women AW26.`,
      );
    },
  );

  test.each([
    [1, 'This order is in the ERP and cannot be changed until the ERP answers.'],
    [2, 'This order was sent to the ERP and cannot be changed until an agent unlocks it.'],
    [3, 'This order was sent to the ERP and cannot be changed until an agent unlocks it.'],
    [99, 'The ERP answered this order with an error, so it cannot be changed until an agent unlocks it.'],
    [7, 'This order is in an unknown state and cannot be changed until an agent unlocks it.'],
  ])('an order of status %i', async (sapStatus, error) => {
    expect(await refused({ lines: { WJM123000S: 5 } }, { sapStatus })).toBe(error);
    expect(await refused({ lines: {}, version: 44 }, { sapStatus })).toBe(error);
  });

  test('more pieces than an order can count', async () => {
    const sizes = Array.from({ length: 50 }, (_, n) => String(n + 30));
    const colors = Array.from({ length: 45 }, (_, n) => String(n).padStart(3, '0'));
    const catalog = await buildCatalog(t.db, { garments: [{ generic: 'MAX001', colors, sizes }] });
    const lines = Object.fromEntries(catalog.skus.map((sku) => [sku.sku, 999_999]));
    expect(await refused({ lines }, { catalog, lines: {} })).toBe(
      'This order adds up to more than an order can hold.',
    );
  });
});

describe('what has left the catalog', () => {
  async function buildHolding() {
    const sheet = await buildSheet({
      lines: { WJM123000S: 1 },
      wanted: ['WJM123310', 'WJM123000S'],
    });
    await t.db
      .update(garments)
      .set({ removedAt: new Date() })
      .where(eq(garments.catalogId, sheet.catalog.id));
    return sheet;
  }

  test('may stay, change and be removed where the order has it', async () => {
    const { customer, order } = await buildHolding();
    const wanted = ['WJM123310', 'WJM123000S'];
    await saved(customer, order, { lines: { WJM123000S: 4 }, wanted });
    expect(await linesOf(order)).toEqual([['WJM123000S', 4, 4000]]);
    await saved(customer, order, { lines: { WJM123000S: 0 }, wanted: [] });
    expect(await linesOf(order)).toEqual([]);
    expect((await save(customer, order, { lines: { WJM123000S: 4 } })).json.status).toBe('error');
    expect((await save(customer, order, { wanted })).json.status).toBe('error');
  });

  test('cannot be added', async () => {
    const { customer, order } = await buildHolding();
    const { json } = await save(customer, order, { lines: { WJM123000S: 1, WJM123000M: 1 } });
    expect(json.error).toBe('The sku WJM123000M is not in the catalog Women AW26.');
    expect((await save(customer, order, { wanted: ['WJM123000'] })).json.status).toBe('error');
  });

  test('holds for single skus too', async () => {
    const { customer, order, catalog } = await buildSheet();
    await t.db
      .update(skus)
      .set({ removedAt: new Date() })
      .where(and(eq(skus.catalogId, catalog.id), eq(skus.color, '310')));
    for (const body of [
      { lines: { WJM123310S: 1 } },
      { wanted: ['WJM123310'] },
      { wanted: ['WJM123310S'] },
    ]) {
      expect((await save(customer, order, body)).json.status).toBe('error');
    }
  });
});

test('a wanted size may be named by its sku or by generic, color and size', async () => {
  const { customer, order, catalog } = await buildSheet();
  const named = and(eq(skus.catalogId, catalog.id), eq(skus.sku, 'WJM123000S'));
  await t.db.update(skus).set({ sku: 'EAN4006381333931' }).where(named);
  await saved(customer, order, { wanted: ['EAN4006381333931', 'WJM123000S'] });
});

describe('who may save', () => {
  test('those who see the order; 404 for all others', async () => {
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const seller = await buildUser(t.db, { roles: ['agent'] });
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const customer = await buildUser(t.db, { agents: [agent] });
    const { order } = await buildSheet({ customer, seller, lines: { WJM123000S: 1 } });
    const before = await contentOf(order);
    const body = { id: String(order.id), lines: {}, wanted: [], service_date: null };

    expect((await t.anonymous.call('updateOrder', { body })).status).toBe(401);
    expect((await save(await buildUser(t.db, { roles: ['app'] }), order)).status).toBe(403);
    for (const user of [await buildUser(t.db), await buildUser(t.db, { roles: ['agent'] })]) {
      expect((await save(user, order)).status).toBe(404);
    }
    expect(await contentOf(order)).toEqual(before);
    for (const user of [customer, agent, seller, admin]) expect((await save(user, order)).status).toBe(200);
  });

  test('unknown and deleted orders are 404', async () => {
    const { customer, order } = await buildSheet({ archivedAt: new Date() });
    for (const id of [order.id, 999_999, 'ord_1', '-1']) {
      expect((await save(customer, { id })).status).toBe(404);
    }
  });
});

test.each<[string, Record<string, unknown>]>([
  ['a negative quantity', { lines: { WJM123000S: -1 } }],
  ['half a piece', { lines: { WJM123000S: 1.5 } }],
  ['a million', { lines: { WJM123000S: 1_000_000 } }],
  ['a text', { lines: { WJM123000S: '3' } }],
  ['null', { lines: { WJM123000S: null } }],
  ['a list of lines', { lines: [] }],
  ['no lines', { lines: undefined }],
  ['a wanted number', { wanted: [1] }],
  ['a date as text', { service_date: '2026-11-21' }],
  ['a version as text', { version: '1' }],
  ['an unknown field', { finished: true }],
  ['a sku that no text can hold', { lines: { 'a\u0000': 1 } }],
])('%s is 422 and nothing is written', async (_what, body) => {
  const { customer, order } = await buildSheet({ lines: { WJM123000S: 1 } });
  const before = await contentOf(order);
  expect((await save(customer, order, body)).status).toBe(422);
  expect(await contentOf(order)).toEqual(before);
});
