import { sql } from 'drizzle-orm';
import { buildErp } from '../../test/buildErp';
import { buildCatalog, buildUser, buildVersion } from '../../test/factories';
import { submitOrder } from './erpTasks';

let erp: Awaited<ReturnType<typeof buildErp>>;

beforeAll(async () => {
  erp = await buildErp();
});

afterEach(() => erp.clear());

afterAll(() => erp.close());

test('the document has all that the ERP needs', async () => {
  const catalog = await buildCatalog(erp.db, {
    name: 'Knitwear AW26',
    brand: 'Nordhus',
    currency: 'SEK',
    garments: [
      { generic: 'WJM200', number: '2', name: 'Cardigan', colors: ['310'], sizes: ['S', 'M', 'L'] },
      { generic: 'WJM100', number: '1', name: 'Jumper', colors: ['000'], sizes: ['S', 'M', 'XL'] },
    ],
  });
  const seller = await buildUser(erp.db, {
    name: 'Ines Seller',
    email: 'ines@brand.test',
    roles: ['agent'],
  });
  const customer = await buildUser(erp.db, {
    name: 'Boutique "Lund"',
    email: 'lund@shop.test',
    sapId: '0000004711',
    addresses: [
      { sapId: '0000004711', name1: 'Head office' },
      { sapId: '0000004712', name1: 'Boutique Lund', address: 'Storgatan 1\n222 22 Lund' },
    ],
  });
  const { id, key } = await erp.buildWaitingOrder({
    name: 'Autumn',
    customer,
    seller,
    catalog,
    lines: { WJM200310L: 3, WJM200310S: 1, WJM100000XL: 10, WJM100000M: 7 },
    addressId: '0000004712',
    salesOrganization: '1000',
    channel: 'WH',
    serviceDate: new Date('2026-09-15T12:00:00Z'),
    createdAt: new Date('2026-02-01T10:00:00Z'),
  });
  await erp.db.execute(sql`
    update order_lines set wh_price_cents = 3995 where order_id = ${id} and quantity = 7`);
  await erp.db.execute(sql`
    update skus set own_sku = 'JP-1/M', ean = '4006381333931' where catalog_id = ${catalog.id} and sku = 'WJM100000M'`);
  await erp.db.execute(sql`
    update garments set style_code = 'JP-1' where catalog_id = ${catalog.id} and generic = 'WJM100'`);
  await erp.db.execute(sql`
    update garment_colors c set code = 'RED' from garments g
    where g.id = c.garment_id and g.catalog_id = ${catalog.id} and c.number = '310'`);
  await submitOrder(erp.db, await erp.openDrop(), { key });

  const line = (position: number, generic: string, name: string, color: string, size: string) => ({
    position,
    sku: `${generic}${color}${size}`,
    generic,
    name,
    color,
    color_name: `Color ${color}`,
    size,
  });
  expect(erp.documentOf(key)).toEqual({
    document: 'sales-order',
    format: 1,
    key,
    order: { id: String(id), name: 'Autumn', created: '2026-02-01T10:00:00.000Z' },
    catalog: { id: String(catalog.id), name: 'Knitwear AW26', season: 'AW26', brand: 'Nordhus' },
    customer: {
      id: String(customer.id),
      name: 'Boutique "Lund"',
      email: 'lund@shop.test',
      sap_id: '0000004711',
    },
    sales_organization: '1000',
    channel: 'WH',
    ship_to: { sap_id: '0000004712', name1: 'Boutique Lund', address: 'Storgatan 1\n222 22 Lund' },
    delivery_date: '2026-09-15',
    currency: 'SEK',
    seller: { id: String(seller.id), name: 'Ines Seller', email: 'ines@brand.test', sap_id: null },
    lines: [
      {
        ...line(1, 'WJM100', 'Jumper', '000', 'M'),
        ...{ ean: '4006381333931', own_sku: 'JP-1/M', style_code: 'JP-1' },
        ...{ quantity: 7, unit_price: 39.95, amount: 279.65 },
      },
      {
        ...line(2, 'WJM100', 'Jumper', '000', 'XL'),
        ...{ style_code: 'JP-1', quantity: 10, unit_price: 40, amount: 400 },
      },
      {
        ...line(3, 'WJM200', 'Cardigan', '310', 'S'),
        ...{ color_code: 'RED', quantity: 1, unit_price: 40, amount: 40 },
      },
      {
        ...line(4, 'WJM200', 'Cardigan', '310', 'L'),
        ...{ color_code: 'RED', quantity: 3, unit_price: 40, amount: 120 },
      },
    ],
    totals: { items_count: 21, amount: 839.65 },
  });
});

test('a document without an address, a seller or a date says null', async () => {
  const connector = await erp.openDrop();
  const bare = await erp.buildWaitingOrder();
  await submitOrder(erp.db, connector, bare);
  expect(erp.documentOf(bare.key)).toMatchObject({ ship_to: null, delivery_date: null, seller: null });
  const moved = await erp.buildWaitingOrder({ addressId: '0000009999' });
  await submitOrder(erp.db, connector, moved);
  expect(erp.documentOf(moved.key).ship_to).toEqual({ sap_id: '0000009999', name1: '', address: '' });
});

test('an order that is sent again names the key under which the ERP last took it', async () => {
  const { id, key } = await erp.buildWaitingOrder();
  const earlier = '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11';
  await buildVersion(erp.db, { id }, { number: 1, erpKey: earlier });
  await buildVersion(erp.db, { id }, { number: 2, erpKey: key, acceptedAt: null });
  await submitOrder(erp.db, await erp.openDrop(), { key });
  expect(erp.documentOf(key)).toMatchObject({ key, replaces: earlier });
});
