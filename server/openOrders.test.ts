import { eq } from 'drizzle-orm';
import { read, utils } from 'xlsx';
import { orders } from './db/schema';
import type { ErpConnector, SalesOrder } from './core/erpConnector';
import { submitOrder } from './features/erp/erpTasks';
import { buildTestApp, type TestApp } from './test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from './test/factories';
import { buildGarmentBatch, type GarmentBatch } from './test/garmentBatch';
import { callOrderExcel, cellsBySku } from './test/orderBook';
import { readPdf } from './test/readPdf';

let t: TestApp;
let batch: GarmentBatch;
beforeAll(async () => {
  t = await buildTestApp();
  batch = await buildGarmentBatch(t);
});
afterAll(() => t.close());

let count = 0;

const idleErp: ErpConnector = {
  submit: async () => null,
  giveUp: async () => 'nothing',
  withdraw: async () => ({ withdrawn: false }),
  collect: async () => undefined,
  readStock: async () => ({ chunks: [], count: 0, warehouses: [] }),
};

/** An open order of 3 and 2 pieces at 40.00; on the price list 0151 everything costs 30.00. */
async function buildWorld(wanted: string[] = []) {
  count += 1;
  const garments = ['WJM123', 'WJM124', 'WJM125'].map((generic) => ({ generic, prices: { '0151': 3000 } }));
  const catalog = await buildCatalog(t.db, { garments });
  const agent = await buildUser(t.db, { roles: ['agent'], name: 'Nora Lindqvist', catalogs: [catalog] });
  const ofAgent = { agents: [agent], catalogs: [catalog] };
  const sapId = `00007${String(count).padStart(5, '0')}`;
  const customer = await buildUser(t.db, {
    ...{ ...ofAgent, name: 'Boutique Amélie', sapId },
    addresses: [{ sapId, name1: 'Amélie Marais', address: '12 Rue de Bretagne' }],
  });
  const shop = await buildUser(t.db, { ...ofAgent, name: 'Lund' });
  const order = await buildOrder(t.db, {
    ...{ name: 'Autumn', customer, seller: agent, catalog, addressId: sapId },
    lines: { WJM123000M: 3, WJM124310S: 2 },
    wanted,
  });
  return { catalog, agent, customer, shop, sapId, order, id: String(order.id) };
}
type World = Awaited<ReturnType<typeof buildWorld>>;

const edit = ({ catalog }: World, rows: Parameters<GarmentBatch['done']>[2]) =>
  batch.done('editGarments', [catalog], rows);
const admin = () => t.as(batch.admin);
const close = ({ customer }: World) =>
  admin().call('deleteUser', { body: { id: String(customer.id), delete_orders: false } });
const give = (user: { id: number }, sapId: string | null) =>
  admin().call('setUserSapId', { body: { id: String(user.id), sap_id: sapId } });

/** What is marked as wanted, which is shown at today's prices. */
const marked = ['WJM123310', 'WJM125000'];

/** What may change around an open order. */
const changes = {
  'a sku is deleted': ({ catalog }: World) =>
    batch.done('deleteGarments', [catalog], [['sku'], ['WJM123000M']]),
  'a garment is deleted': ({ catalog }: World) =>
    batch.done('deleteGarments', [catalog], [['generic'], ['WJM123']]),
  'the catalog is deleted': ({ catalog }: World) =>
    admin().call('deleteCatalog', { params: { id: String(catalog.id) } }),
  'a price is changed': (world: World) =>
    edit(world, [
      ['generic', 'wh_price'],
      ['WJM123', 30],
    ]),
  'the customer gets another price list': ({ customer }: World) =>
    admin().call('updateUser', { body: { id: String(customer.id), pricelist: '0151' } }),
  'the customer is deleted': close,
  'the SAP ID goes to another': async ({ customer, shop, sapId }: World) => [
    await give(customer, null),
    await give(shop, sapId),
  ],
  'the customer is deleted and the SAP ID goes to another': async (world: World) => [
    await close(world),
    await give(world.shop, world.sapId),
  ],
};
type Change = keyof typeof changes;
const everyChange = Object.keys(changes).filter((name): name is Change => name in changes);

async function make(change: Change, world: World) {
  const answers = [(await changes[change](world)) ?? []].flat();
  expect(answers.map(({ json }) => json)).toEqual(answers.map(() => ({ status: 'success' })));
}

/** What a person sees of an order before and after a change. */
async function around<Seen>(change: Change, look: (world: World) => Promise<Seen>, wanted?: string[]) {
  const world = await buildWorld(wanted);
  const before = await look(world);
  await make(change, world);
  return { world, before, after: await look(world) };
}

const sheetOf = async ({ agent, id }: World) => {
  const answer = await t.as(agent).call('getOrder', { params: { id } });
  expect(answer.status).toBe(200);
  return answer.json;
};
const save = ({ agent, id, order }: World, lines: Record<string, number>, more: object = {}) =>
  t.as(agent).call('updateOrder', {
    body: { id, lines, wanted: order.wanted, service_date: null, ...more },
  });

/** What the ERP gets of an order that was sent. */
async function documentOf({ order }: World): Promise<SalesOrder | null> {
  const [row] = await t.db.select().from(orders).where(eq(orders.id, order.id));
  let sent: SalesOrder | null = null;
  const submit = async (document: SalesOrder) => {
    sent = document;
    return null;
  };
  await submitOrder(t.db, { ...idleErp, submit }, { key: row?.erpKey ?? '' });
  return sent;
}

/** Which changes take something of the order from the catalog. */
const removes = new Set<Change>(['a sku is deleted', 'a garment is deleted']);
/** What 3 and 2 pieces cost at today's prices. */
const today: Partial<Record<Change, number>> = {
  'a price is changed': 3 * 30 + 2 * 40,
  'the customer gets another price list': 3 * 30 + 2 * 30,
};
const takesSapId = new Set<Change>([
  'the SAP ID goes to another',
  'the customer is deleted and the SAP ID goes to another',
]);
const deletesCustomer = new Set<Change>([
  'the customer is deleted',
  'the customer is deleted and the SAP ID goes to another',
]);

describe.each(everyChange)('while an order is open, %s', (change) => {
  test('lines: they stay, can be changed and taken away; what is gone can’t be added', async () => {
    const { world, before, after } = await around(
      change,
      async (world) => {
        const { lines, line_prices, wanted } = await sheetOf(world);
        return { lines, line_prices, wanted };
      },
      marked,
    );
    expect(after).toEqual(before);
    const sheet = await sheetOf(world);
    const cells = sheet.garments.flatMap(({ skus }) => skus.map(({ sku, quantity }) => [sku, quantity]));
    expect(cells).toEqual(
      expect.arrayContaining([
        ['WJM123000M', 3],
        ['WJM124310S', 2],
      ]),
    );
    expect((await save(world, { WJM123000M: 4, WJM124310S: 2 })).json).toMatchObject({
      status: 'success',
      total_price: 4 * (change in today ? 30 : 40) + 2 * 40,
    });
    expect((await save(world, { WJM124310S: 2 })).json).toMatchObject({ status: 'success', total_price: 80 });
    expect((await save(world, { WJM123000M: 1, WJM124310S: 2 })).json.status).toBe(
      removes.has(change) ? 'error' : 'success',
    );
  });

  test('totals: they stay, and saving it as it is leaves them', async () => {
    const { world, before, after } = await around(change, async (world) => {
      const { total_price, items_count, currency } = await sheetOf(world);
      return { total_price, items_count, currency };
    });
    expect(before).toEqual({ total_price: 200, items_count: 5, currency: 'EUR' });
    expect(after).toEqual(before);
    expect((await save(world, { WJM123000M: 3, WJM124310S: 2 })).json).toMatchObject({ total_price: 200 });
    expect((await save(world, { WJM123000M: 3, WJM124310S: 2 }, { take_prices: true })).json).toMatchObject({
      total_price: today[change] ?? 200,
    });
  });

  test('papers: they can be written and say what they said', async () => {
    const { before, after } = await around(change, async ({ agent, id }) => {
      const body = { id, freight: 10, buyer_number: 'PO 7', customer: { vat_id: 'FR123' } };
      expect((await t.as(agent).call('setOrderPapers', { body })).json).toEqual({ status: 'success' });
      return (await t.as(agent).call('getOrderPapers', { params: { id } })).json;
    });
    expect(before).toMatchObject({ freight: 10, buyer_number: 'PO 7', customer: { vat_id: 'FR123' } });
    expect(after).toEqual(before);
  });

  test.each(['getOrderConfirmation', 'downloadOrderOnlyPdf', 'downloadOrderPdf'] as const)(
    'PDF: %s has every line at its price, and the total',
    async (operation) => {
      const { before, after } = await around(change, async ({ agent, id }) => {
        const { status, raw } = await t.as(agent).call(operation, { params: { id } });
        expect(status).toBe(200);
        return readPdf(raw).flatMap(({ texts }) => texts.map(({ text }) => text));
      });
      expect(after.join('\n')).toMatch(/WJM123[\s\S]*WJM124/);
      const amounts = (texts: string[]) => texts.filter((text) => /200|Boutique|Amélie|pieces/.test(text));
      expect(amounts(after)).toEqual(amounts(before));
      if (operation !== 'downloadOrderPdf') expect(after).toEqual(before);
    },
  );

  test('Excel: its lines and sums stay, and the form has their cells', async () => {
    const { before, after } = await around(change, async ({ agent, order }) => {
      const book = read((await callOrderExcel(t, agent, order)).raw);
      const [sheet, skus, form] = [book.Sheets.Order, book.Sheets.Skus, book.Sheets['Order form']];
      if (sheet === undefined || skus === undefined || form === undefined) throw new Error('No sheet.');
      const rows = [sheet, skus].map((one) => utils.sheet_to_json<unknown[]>(one, { header: 1 }));
      const cells = cellsBySku(form);
      const filled = ['WJM123000M', 'WJM124310S'].map((sku) => form[cells.get(sku) ?? '']?.v);
      return { rows, filled };
    });
    expect(before.filled).toEqual([3, 2]);
    expect(after).toEqual(before);
  });

  test('list: it stays, is found by what it has, and its Excel is the same', async () => {
    const { before, after } = await around(change, async ({ agent, id, customer }) => {
      const found = await t.as(agent).call('listOrders', { query: { garments: 'WJM123', sizes: 'M' } });
      const excel = await t.as(agent).call('downloadOrderList', { body: { orders: [id] } });
      const [sheet] = Object.values(read(excel.raw).Sheets);
      const [order] = found.json.orders.filter((one) => one.id === id);
      const { sap_id: sapId, ...shown } = order?.customer ?? {};
      const rows = sheet === undefined ? [] : utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
      return {
        order: { ...order, customer: shown },
        sapId,
        rows,
        isOf: order?.customer.id === String(customer.id),
      };
    });
    expect(before).toMatchObject({ order: { total_price: 200, items_count: 5 }, isOf: true });
    expect({ ...after, sapId: null }).toEqual({ ...before, sapId: null });
    expect(after.sapId).toBe(change === 'the SAP ID goes to another' ? null : before.sapId);
  });

  test('copy: what is still there goes over at today’s price, and what is not is named', async () => {
    const world = await buildWorld();
    await make(change, world);
    const copy = (whom: { id: number }) =>
      t.as(world.agent).call('copyOrder', {
        body: { source: world.id, customer_id: String(whom.id), title: 'Copy' },
      });
    const made = await copy(world.customer);
    expect(made.status).toBe(deletesCustomer.has(change) ? 404 : 200);
    const target = deletesCustomer.has(change) ? world.shop : world.customer;
    const { json } = deletesCustomer.has(change) ? await copy(target) : made;
    const [copied] = await t.db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(json.order_id)));
    expect(json.skipped).toEqual(removes.has(change) ? ['WJM123000M'] : undefined);
    expect(copied).toMatchObject({
      customerId: target.id,
      itemsCount: removes.has(change) ? 2 : 5,
      totalCents: 100 * (removes.has(change) ? 80 : (today[change] ?? 200)),
    });
  });

  test('send: the ERP gets every line at its price, for the same customer or not at all', async () => {
    const world = await buildWorld();
    await make(change, world);
    const { status, json } = await t.as(world.agent).call('sendOrder', { body: { id: world.id } });
    expect(status).toBe(200);
    if (change === 'the customer is deleted and the SAP ID goes to another') {
      expect(json).toEqual({
        status: 'error',
        error:
          'Boutique Amélie was deleted, and another customer has their SAP ID now, so this order cannot be sent. Copy it for that customer.',
      });
      return;
    }
    expect(json).toEqual({ status: 'success' });
    expect(await documentOf(world)).toMatchObject({
      customer: {
        ...{ id: String(world.customer.id), name: 'Boutique Amélie' },
        sap_id: takesSapId.has(change) ? null : world.sapId,
      },
      ship_to: { sap_id: world.sapId, name1: 'Amélie Marais' },
      lines: [
        { sku: 'WJM123000M', quantity: 3, unit_price: 40 },
        { sku: 'WJM124310S', quantity: 2, unit_price: 40 },
      ],
      totals: { items_count: 5, amount: 200 },
    });
  });
});
