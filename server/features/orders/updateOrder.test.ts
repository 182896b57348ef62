import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog } from '../../test/factories';
import { sheetTools } from '../../test/sheetTools';

let t: TestApp;
let now = new Date('2026-11-21T10:00:00Z');
const { saved, contentOf, linesOf, buildSheet } = sheetTools(() => t);

beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());

describe('a save', () => {
  test('replaces lines, wanted and date, adds the order up and makes a new version', async () => {
    const { customer, order } = await buildSheet({ lines: { WJM123000S: 1, WJM123000M: 2 } });
    now = new Date('2026-11-22T10:00:00Z');
    const version = await saved(customer, order, {
      lines: { WJM123000M: 5, WJM123310L: 3, WJM123000L: 0 },
      wanted: ['WJM123310', 'WJM123000S'],
      service_date: 1_786_752_000,
      version: 1,
    });
    expect(version).toBe(2);
    expect(await linesOf(order)).toEqual([
      ['WJM123000M', 5, 4000],
      ['WJM123310L', 3, 4000],
    ]);
    expect((await contentOf(order)).row).toMatchObject({
      itemsCount: 8,
      totalCents: 32_000,
      version: 2,
      wanted: ['WJM123310', 'WJM123000S'],
      serviceDate: new Date(1_786_752_000_000),
      editedAt: now,
      finished: false,
    });
  });

  test('shows on the line sheet and in the list', async () => {
    const { customer, order } = await buildSheet();
    await saved(customer, order, { lines: { WJM123000M: 5 }, wanted: ['WJM123310'], service_date: 99 });
    const sheet = await t.as(customer).call('getOrder', { params: { id: String(order.id) } });
    const whole = {
      items_count: 5,
      total_price: 200,
      version: 2,
      service_date: 99,
      edited: Math.floor(now.getTime() / 1000),
    };
    expect(sheet.json).toMatchObject({
      ...whole,
      lines: { WJM123: { WJM123000M: 5 } },
      wanted: ['WJM123310'],
    });
    expect((await t.as(customer).call('listOrders')).json.orders).toMatchObject([whole]);
  });

  test('null clears the date, a past date may stay, and an empty save empties the order', async () => {
    const { customer, order } = await buildSheet({ lines: { WJM123000S: 1 }, wanted: ['WJM123000'] });
    await saved(customer, order, { service_date: 0 });
    expect((await contentOf(order)).row?.serviceDate).toEqual(new Date(0));
    await saved(customer, order, {});
    const { row, lines } = await contentOf(order);
    expect(lines).toEqual([]);
    expect(row).toMatchObject({ serviceDate: null, wanted: [], itemsCount: 0, totalCents: 0, version: 3 });
  });

  test('without a date leaves the date as it is', async () => {
    const { customer, order } = await buildSheet({ serviceDate: new Date(1_786_752_000_000) });
    await saved(customer, order, { service_date: undefined });
    expect((await contentOf(order)).row?.serviceDate).toEqual(new Date(1_786_752_000_000));
  });

  test('stores wanted codes as sent, even with quantities of the same color and duplicates', async () => {
    const { customer, order } = await buildSheet();
    const wanted = ['WJM123000', 'WJM123000', 'WJM123000M'];
    await saved(customer, order, { lines: { WJM123000M: 1 }, wanted });
    expect((await contentOf(order)).row?.wanted).toEqual(wanted);
  });

  test('stores a quantity over stock, up to 999999', async () => {
    const { customer, order } = await buildSheet();
    await saved(customer, order, { lines: { WJM123000M: 999_999 } });
    expect((await contentOf(order)).row).toMatchObject({ itemsCount: 999_999, totalCents: 3_999_996_000 });
  });

  test('may go on after the customer has finished', async () => {
    const { customer, order } = await buildSheet({ finished: true });
    await saved(customer, order, { lines: { WJM123000M: 1 } });
    expect((await contentOf(order)).row).toMatchObject({ finished: true, itemsCount: 1 });
  });

  test('repeated word for word writes no line again', async () => {
    const { customer, order } = await buildSheet();
    const body = { lines: { WJM123000M: 5, WJM123310L: 1 }, wanted: ['WJM123310'], service_date: 99 };
    await saved(customer, order, body);
    const before = await contentOf(order);
    expect(await saved(customer, order, body)).toBe(3);
    const after = await contentOf(order);
    expect(after.lines).toEqual(before.lines);
    expect(after.row).toEqual({ ...before.row, version: 3, changedIn: after.row?.changedIn });
  });

  test('writes the changed lines only', async () => {
    const { customer, order } = await buildSheet({
      lines: { WJM123000S: 1, WJM123000M: 2, WJM123000L: 3 },
    });
    const before = (await contentOf(order)).lines;
    await saved(customer, order, { lines: { WJM123000S: 1, WJM123000M: 7, WJM123310S: 4 } });
    const after = (await contentOf(order)).lines;
    const same = after.filter((line) => before.some((other) => other.writtenBy === line.writtenBy));
    expect(same.map((line) => line.sku)).toEqual(['WJM123000S']);
    expect(after.map((line) => line.quantity)).toEqual([7, 1, 4]);
  });

  test('adds 2,000 lines at once, and removes them again', async () => {
    const sizes = Array.from({ length: 40 }, (_, n) => String(n + 30));
    const colors = Array.from({ length: 5 }, (_, n) => `00${n}`);
    const many = Array.from({ length: 10 }, (_, n) => ({ generic: `BIG00${n}`, colors, sizes }));
    const catalog = await buildCatalog(t.db, { garments: many });
    const { customer, order } = await buildSheet({ catalog });
    const codes = catalog.skus.map((sku) => sku.sku);
    expect(codes).toHaveLength(2000);
    const lines = Object.fromEntries(codes.map((code, n) => [code, (n % 9) + 1]));
    const query = jest.spyOn(Object.getPrototypeOf(await borrowed()), 'query');
    await saved(customer, order, { lines });
    // One to sign in, one for the session, one to read and one to write.
    expect(query.mock.calls).toHaveLength(4);
    query.mockRestore();
    const sum = Object.values(lines).reduce((pieces, quantity) => pieces + quantity, 0);
    expect(await linesOf(order)).toHaveLength(2000);
    expect((await contentOf(order)).row).toMatchObject({ itemsCount: sum, totalCents: sum * 4000 });
    await saved(customer, order, { lines: {} });
    expect(await linesOf(order)).toEqual([]);
  });

  async function borrowed() {
    const client = await t.database.pool.connect();
    client.release();
    return client;
  }
});
