import { eq } from 'drizzle-orm';
import { utils } from 'xlsx';
import { garmentPrices, users } from '../../db/schema';
import type { Schema } from '../../core/call';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { downloadOrderBook } from '../../test/orderBook';
import { sheetTools } from '../../test/sheetTools';

let t: TestApp;
const { saved, contentOf, linesOf } = sheetTools(() => t);

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('prices', () => {
  const priced = { generic: 'PRC001', whPriceCents: 4000, prices: { '0151': 3550 } };

  test.each([
    ['0151', 3550],
    ['0352', 4000],
    [null, 4000],
  ])("a customer's list %s prices the lines at %d cents", async (pricelist, price) => {
    const customer = await buildUser(t.db, { pricelist });
    const catalog = await buildCatalog(t.db, { garments: [priced] });
    const order = await buildOrder(t.db, { customer, catalog });
    await saved(customer, order, { lines: { PRC001000S: 2, PRC001310M: 1 } });
    expect(await linesOf(order)).toEqual([
      ['PRC001000S', 2, price],
      ['PRC001310M', 1, price],
    ]);
    expect((await contentOf(order)).row?.totalCents).toBe(3 * price);
  });

  test("the list is the customer's, not that of the agent who saves", async () => {
    const agent = await buildUser(t.db, { roles: ['agent'], pricelist: '0151' });
    const customer = await buildUser(t.db, { agents: [agent] });
    const catalog = await buildCatalog(t.db, { garments: [priced] });
    const order = await buildOrder(t.db, { customer, catalog });
    await saved(agent, order, { lines: { PRC001000S: 1 } });
    expect(await linesOf(order)).toEqual([['PRC001000S', 1, 4000]]);
  });

  const lines = { PRC001000S: 2, PRC001310M: 1, PRC002000S: 1 };

  /** An order of three lines at 35.50, 35.50 and 40.00, after the first garment's price has become 36.00. */
  async function buildRepriced() {
    const customer = await buildUser(t.db, { pricelist: '0151' });
    const catalog = await buildCatalog(t.db, { garments: [priced, { generic: 'PRC002' }] });
    const order = await buildOrder(t.db, { customer, catalog });
    await saved(customer, order, { lines });
    const garmentId = catalog.skus[0]?.garmentId ?? 0;
    await t.db
      .update(garmentPrices)
      .set({ whPriceCents: 3600 })
      .where(eq(garmentPrices.garmentId, garmentId));
    const before = await contentOf(order);
    return { customer, order, before };
  }

  test('a later price leaves the order alone, and what a save does not change', async () => {
    const { customer, order, before } = await buildRepriced();
    expect(before.row?.totalCents).toBe(3 * 3550 + 4000);
    await saved(customer, order, { lines, wanted: ['PRC001000'], service_date: 99 });
    const after = await contentOf(order);
    expect(after.lines).toEqual(before.lines);
    expect(after.row?.totalCents).toBe(before.row?.totalCents);
  });

  test('a later price reaches the lines that a save changes', async () => {
    const { customer, order } = await buildRepriced();
    await saved(customer, order, { lines: { ...lines, PRC001000S: 3 } });
    expect(await linesOf(order)).toEqual([
      ['PRC001000S', 3, 3600],
      ['PRC001310M', 1, 3550],
      ['PRC002000S', 1, 4000],
    ]);
    expect((await contentOf(order)).row?.totalCents).toBe(3 * 3600 + 3550 + 4000);
  });

  test('a later price reaches every line on request', async () => {
    const { customer, order, before } = await buildRepriced();
    await saved(customer, order, { lines, take_prices: true });
    const after = await contentOf(order);
    expect(after.row?.totalCents).toBe(3 * 3600 + 4000);
    expect(after.lines.map(({ price }) => price)).toEqual([3600, 3600, 4000]);
    expect(after.lines[2]).toEqual(before.lines[2]);
  });

  test("a customer's new list likewise", async () => {
    const customer = await buildUser(t.db);
    const catalog = await buildCatalog(t.db, { garments: [priced] });
    const order = await buildOrder(t.db, { customer, catalog });
    await saved(customer, order, { lines: { PRC001000S: 2 } });
    await t.db.update(users).set({ pricelist: '0151' }).where(eq(users.id, customer.id));
    await saved(customer, order, { lines: { PRC001000S: 2 } });
    expect((await contentOf(order)).row?.totalCents).toBe(8000);
    await saved(customer, order, { lines: { PRC001000S: 2 }, take_prices: true });
    expect((await contentOf(order)).row?.totalCents).toBe(7100);
  });

  test('the answer, the sheet, the list and the Excel have one total', async () => {
    const { customer, order } = await buildRepriced();
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const expectTotal = async (total: number) => {
      const params = { id: String(order.id) };
      const sheet = (await t.as(customer).call('getOrder', { params })).json;
      const listed = (await t.as(customer).call('listOrders')).json.orders[0];
      const book = await downloadOrderBook(t, customer, order);
      const amounts = utils.sheet_to_json<{ Amount: number }>(book.Sheets.Skus ?? {});
      const excel = amounts.reduce((sum, { Amount }) => sum + Amount, 0);
      expect({ summary: sheet.total_price, lines: totalOf(sheet), list: listed?.total_price, excel }).toEqual(
        {
          summary: total,
          lines: total,
          list: total,
          excel: total,
        },
      );
    };
    await expectTotal(146.5);
    for (const [body, total] of [
      [{ lines, wanted: ['PRC001000'] }, 146.5],
      [{ lines: { ...lines, PRC001000S: 3 } }, 183.5],
      [{ lines: { ...lines, PRC001000S: 3 }, take_prices: true }, 184],
    ] as const) {
      const sent = { id: String(order.id), wanted: [], ...body };
      const answer = await t.as(admin).call('updateOrder', { body: sent });
      expect(answer.json).toMatchObject({ status: 'success', total_price: total });
      await expectTotal(total);
    }
  });
});

/** The total of a line sheet's lines at its prices. */
function totalOf({ lines, line_prices = {} }: Schema<'Order'>): number {
  const amounts = Object.values(lines).flatMap((garment) =>
    Object.entries(garment).map(([sku, quantity]) => quantity * Math.round((line_prices[sku] ?? 0) * 100)),
  );
  return amounts.reduce((sum, amount) => sum + amount, 0) / 100;
}
