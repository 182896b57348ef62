import { and, eq } from 'drizzle-orm';
import { utils, type WorkBook } from 'xlsx';
import { garments, orderLines, skus } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { cellOf, downloadOrderBook, garmentOf } from '../../test/orderBook';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Value = string | number | Date | undefined;

/** The values of a sheet, row by row. */
function rowsOf(book: WorkBook, name: string): Value[][] {
  const sheet = book.Sheets[name];
  if (sheet === undefined) throw new Error(`The workbook has no sheet ${name}.`);
  return utils.sheet_to_json<Value[]>(sheet, { header: 1, raw: true });
}

const rowOf = (rows: Value[][], first: string) => rows.find((row) => row[0] === first) ?? [];

test('every quantity of the order, by color and size and by sku, with its totals', async () => {
  const agent = await buildUser(t.db, { roles: ['agent'], name: 'Nora Lindqvist' });
  const customer = await buildUser(t.db, {
    name: 'Boutique Amélie',
    addresses: [{ sapId: '0000104712', name1: 'Amélie Marais', address: '12 Rue de Bretagne' }],
  });
  const catalog = await buildCatalog(t.db, {
    name: 'Women AW26',
    brand: 'WJM',
    garments: [
      ...[garmentOf('XLS010'), garmentOf('XLS002', { sizes: ['36', '38'] }), garmentOf('XLS001')],
      garmentOf('XLS003'),
    ].map((garment) => ({ ...garment, composition: '100% wool' })),
  });
  const order = await buildOrder(t.db, {
    name: 'Autumn first drop',
    customer,
    seller: agent,
    catalog,
    lines: { XLS001000S: 4, XLS001000L: 6, XLS001310M: 1, XLS00200036: 7, XLS010310S: 2 },
    wanted: ['XLS010000', 'XLS001310S', 'XLS001310L'],
    addressId: '0000104712',
    salesOrganization: '1000',
    channel: 'FR',
    serviceDate: new Date('2027-01-15T00:00:00Z'),
    createdAt: new Date('2026-11-21T10:00:00Z'),
  });
  const book = await downloadOrderBook(t, customer, order);
  expect(book.SheetNames).toEqual(['Order', 'Skus', 'Order form']);

  const rows = rowsOf(book, 'Order');
  const none = undefined;
  expect(rows.slice(0, 7)).toEqual([
    ['Order', 'Autumn first drop', none, none, none, 'Brand', 'WJM'],
    ['Order id', String(order.id), none, none, none, 'Catalog', 'Women AW26'],
    ['Customer', 'Boutique Amélie', none, none, none, 'Season', 'AW26'],
    [
      'Address',
      '0000104712, Amélie Marais, 12 Rue de Bretagne',
      none,
      none,
      none,
      'Delivery date',
      new Date('2027-01-15T00:00:00Z'),
    ],
    ['Sales organization', '1000/FR', none, none, none, 'Created', new Date('2026-11-21T00:00:00Z')],
    ['Agent', 'Nora Lindqvist', none, none, none, 'Currency', 'EUR'],
    [],
  ]);
  expect(cellOf(book, 'G4')).toMatchObject({ t: 'n', w: '2027-01-15' });
  expect(cellOf(book, 'G5')).toMatchObject({ t: 'n', w: '2026-11-21' });

  const fixed = [
    'Generic',
    'Number',
    'Name',
    'Color',
    'Color name',
    'Wanted',
    'Pieces',
    'Wholesale price',
    'Amount',
    'Retail price',
    'Drop',
    'Composition',
    'Picture',
  ];
  const sizes = ['Sizes', ...Array(12).fill(none)];
  const more = [100, none, '100% wool', none];
  expect(rows.slice(7)).toEqual([
    fixed,
    [...sizes, 'S', 'M', 'L'],
    ['XLS001', '001', 'Jumper XLS001', '000', 'Color 000', none, 10, 40, 400, ...more, 4, none, 6],
    ['XLS001', '001', 'Jumper XLS001', '310', 'Color 310', 'S, L', 1, 40, 40, ...more, none, 1],
    ['XLS010', '010', 'Jumper XLS010', '000', 'Color 000', 'All sizes', 0, 40, 0, ...more.slice(0, 3)],
    ['XLS010', '010', 'Jumper XLS010', '310', 'Color 310', none, 2, 40, 80, ...more, 2],
    ['Subtotal', none, none, none, none, none, 13, none, 520, ...Array(4).fill(none), 6, 1, 6],
    [],
    [...sizes, '36', '38'],
    ['XLS002', '002', 'Jumper XLS002', '000', 'Color 000', none, 7, 40, 280, ...more, 7],
    ['Subtotal', none, none, none, none, none, 7, none, 280, ...Array(4).fill(none), 7, 0],
    [],
    ['Total', none, none, none, none, none, 20, none, 800],
  ]);
  expect(cellOf(book, 'G10')).toMatchObject({ f: 'SUM(N10:P10)', v: 10, w: '10' });
  expect(cellOf(book, 'I10')).toMatchObject({ f: 'ROUND(G10*H10,2)', v: 400, w: '400.00' });
  expect(cellOf(book, 'N14')).toMatchObject({ f: 'SUBTOTAL(9,N10:N13)', v: 6 });
  expect(cellOf(book, 'G20')).toMatchObject({ f: 'SUBTOTAL(9,G9:G19)', v: 20 });
  expect(cellOf(book, 'I20')).toMatchObject({ f: 'SUBTOTAL(9,I9:I19)', v: 800 });

  const moreTitles = ['Retail price', 'Drop', 'Composition'];
  const retail = [100, none, '100% wool'];
  expect(rowsOf(book, 'Skus')).toEqual([
    ['Sku', 'Generic', 'Name', 'Color', 'Size', 'Quantity', 'Wholesale price', 'Amount', ...moreTitles],
    ['XLS001000S', 'XLS001', 'Jumper XLS001', '000', 'S', 4, 40, 160, ...retail],
    ['XLS001000L', 'XLS001', 'Jumper XLS001', '000', 'L', 6, 40, 240, ...retail],
    ['XLS001310M', 'XLS001', 'Jumper XLS001', '310', 'M', 1, 40, 40, ...retail],
    ['XLS00200036', 'XLS002', 'Jumper XLS002', '000', '36', 7, 40, 280, ...retail],
    ['XLS010310S', 'XLS010', 'Jumper XLS010', '310', 'S', 2, 40, 80, ...retail],
  ]);
});

test('an address that the fact beside it would cover has a row to itself', async () => {
  const customer = await buildUser(t.db, {
    addresses: [
      {
        sapId: '0000104713',
        name1: 'Amélie Marais',
        address: `12 Rue de Bretagne, ${'courtyard, '.repeat(6)}`,
      },
    ],
  });
  const catalog = await buildCatalog(t.db);
  const order = await buildOrder(t.db, { name: 'Autumn', customer, catalog, addressId: '0000104713' });
  const rows = rowsOf(await downloadOrderBook(t, customer, order), 'Order');
  expect(rows.slice(0, 7).map(([label, , , , , other]) => [label, other])).toEqual([
    ['Order', 'Brand'],
    ['Order id', 'Catalog'],
    ['Customer', 'Season'],
    ['Sales organization', 'Delivery date'],
    [undefined, 'Created'],
    [undefined, 'Currency'],
    ['Address', undefined],
  ]);
  expect(rows[6]?.[1]).toMatch(/^0000104713, Amélie Marais, 12 Rue de Bretagne, courtyard/);
});

test('the file has the quantities of the line sheet', async () => {
  const customer = await buildUser(t.db, { pricelist: '0151' });
  const many = Array.from({ length: 25 }, (_, n) =>
    garmentOf(`RND0${String(n).padStart(2, '0')}`, { whPriceCents: 1999 + n, prices: { '0151': 1010 + n } }),
  );
  const catalog = await buildCatalog(t.db, { garments: many });
  const order = await buildOrder(t.db, { customer, catalog });
  const lines = Object.fromEntries(
    catalog.skus.filter((_sku, n) => n % 3 !== 1).map((sku, n) => [sku.sku, ((n * 7919) % 50) + 1]),
  );
  await t
    .as(customer)
    .call('updateOrder', { body: { id: String(order.id), lines, wanted: [], service_date: null } });
  const { json } = await t.as(customer).call('getOrder', { params: { id: String(order.id) } });

  const book = await downloadOrderBook(t, customer, order);
  const bySku = rowsOf(book, 'Skus').slice(1);
  expect(Object.fromEntries(bySku.map((row) => [row[0], row[5]]))).toEqual(lines);
  const byColor: Record<string, number> = {};
  let sizes: Value[] = [];
  for (const row of rowsOf(book, 'Order')) {
    if (row[0] === 'Sizes') sizes = row.slice(13);
    if (!String(row[0]).startsWith('RND')) continue;
    for (const [index, size] of sizes.entries()) {
      const quantity = row[13 + index];
      if (typeof quantity === 'number') byColor[`${row[0]}${row[3]}${size}`] = quantity;
    }
  }
  expect(byColor).toEqual(lines);
  const total = rowOf(rowsOf(book, 'Order'), 'Total');
  expect([total[6], total[8]]).toEqual([json.items_count, json.total_price]);
});

test('an empty order', async () => {
  const customer = await buildUser(t.db, { name: 'Empty shop' });
  const order = await buildOrder(t.db, { name: 'Nothing yet', customer, catalog: await buildCatalog(t.db) });
  const book = await downloadOrderBook(t, customer, order);
  const rows = rowsOf(book, 'Order');
  expect(rowOf(rows, 'Customer').slice(0, 2)).toEqual(['Customer', 'Empty shop']);
  expect(rowOf(rows, 'Address').slice(5)).toEqual(['Delivery date']);
  expect(rows.map(([label]) => label)).not.toContain('Agent');
  const total = rowOf(rows, 'Total');
  expect([total[6], total[8]]).toEqual([0, 0]);
  expect(rowsOf(book, 'Skus')).toHaveLength(1);
});

test('an ordered sku that was removed from the catalog is still listed; a wanted one is not', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, { garments: [garmentOf('OLD001')] });
  const order = await buildOrder(t.db, {
    customer,
    catalog,
    lines: { OLD001000L: 3 },
    wanted: ['OLD001310'],
  });
  const removed = { removedAt: new Date() };
  await t.db.update(skus).set(removed).where(eq(skus.catalogId, catalog.id));
  await t.db
    .update(garments)
    .set({ ...removed, sizes: ['S', 'M'] })
    .where(eq(garments.catalogId, catalog.id));
  const book = await downloadOrderBook(t, customer, order);
  expect(
    rowsOf(book, 'Skus')
      .slice(1)
      .map((row) => [row[0], row[5]]),
  ).toEqual([['OLD001000L', 3]]);
  const rows = rowsOf(book, 'Order');
  expect(rowOf(rows, 'Sizes').slice(13)).toEqual(['S', 'M', 'L']);
  expect(rows.filter((row) => row[0] === 'OLD001')).toHaveLength(1);
});

test('lines of one color saved at two prices are in two rows', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, { garments: [garmentOf('TWO001')] });
  const lines = { TWO001000S: 1, TWO001000M: 2 };
  const order = await buildOrder(t.db, { customer, catalog, lines, wanted: ['TWO001000L'] });
  const skuId = catalog.skus.find((sku) => sku.sku === 'TWO001000M')?.id ?? 0;
  await t.db
    .update(orderLines)
    .set({ whPriceCents: 1050 })
    .where(and(eq(orderLines.orderId, order.id), eq(orderLines.skuId, skuId)));
  const rows = rowsOf(await downloadOrderBook(t, customer, order), 'Order');
  expect(rows.filter((row) => row[0] === 'TWO001').map((row) => row.slice(5))).toEqual([
    ['L', 1, 40, 40, 100, undefined, undefined, undefined, 1],
    [undefined, 2, 10.5, 21, 100, undefined, undefined, undefined, undefined, 2],
  ]);
  expect(rowOf(rows, 'Total').slice(6, 9)).toEqual([3, undefined, 61]);
});

test('the note for everybody is at the head; that for staff is nowhere, not even for staff', async () => {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const customer = await buildUser(t.db, { agents: [agent] });
  const catalog = await buildCatalog(t.db, { garments: [garmentOf('XLS050')] });
  const order = await buildOrder(t.db, {
    customer,
    catalog,
    lines: { XLS050000S: 1 },
    note: '=Before noon',
    staffNote: 'Pays late',
  });
  const book = await downloadOrderBook(t, agent, order);
  expect(rowOf(rowsOf(book, 'Order'), 'Note')).toEqual(['Note', '=Before noon']);
  const everything = book.SheetNames.flatMap((name) => rowsOf(book, name)).flat();
  expect(everything).not.toContain('Pays late');
});
