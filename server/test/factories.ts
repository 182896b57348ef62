import type { TestApp } from './buildTestApp';
import { storeInvoicePdf } from '../background/invoicePdfs';
import type { Db } from '../db/openDatabase';
import { filesOf } from '../files/filesOf';
import {
  agentCustomers,
  catalogs,
  erpDocuments,
  garmentColors,
  garmentPrices,
  garments,
  orderLines,
  orders,
  orderVersions,
  skus,
  stocks,
  userAddresses,
  userCatalogs,
  users,
  userSalesOrganizations,
} from '../db/schema';

let count = 0;

type User = typeof users.$inferSelect;
type Catalog = typeof catalogs.$inferSelect;
type Sku = typeof skus.$inferSelect;

/** Inserts a user; by default a wls without a price list. */
export async function buildUser(
  db: Db,
  {
    agents = [],
    catalogs: visible = [],
    addresses = [],
    salesOrganizations = [],
    ...values
  }: Partial<typeof users.$inferInsert> & {
    agents?: { id: number }[];
    catalogs?: { id: number }[];
    addresses?: { sapId: string; name1?: string; address?: string }[];
    salesOrganizations?: { salesOrganization: string; channel: string }[];
  } = {},
): Promise<User> {
  count += 1;
  const [user] = await db
    .insert(users)
    .values({ name: `Person ${count}`, email: `person${count}@shop.test`, roles: ['wls'], ...values })
    .returning();
  if (user === undefined) throw new Error('No user was inserted.');
  if (agents.length > 0) {
    await db
      .insert(agentCustomers)
      .values(agents.map((agent) => ({ agentId: agent.id, customerId: user.id })));
  }
  if (visible.length > 0) {
    await db
      .insert(userCatalogs)
      .values(visible.map((catalog) => ({ userId: user.id, catalogId: catalog.id })));
  }
  if (addresses.length > 0) {
    await db
      .insert(userAddresses)
      .values(addresses.map((one, position) => ({ userId: user.id, position, ...one })));
  }
  if (salesOrganizations.length > 0) {
    await db
      .insert(userSalesOrganizations)
      .values(salesOrganizations.map((one, position) => ({ userId: user.id, position, ...one })));
  }
  return user;
}

/** Inserts a catalog with its garments: by default WJM123 in 000 and 310, sizes S, M, L, at 40.00 wholesale. */
export async function buildCatalog(
  db: Db,
  {
    garments: wanted = [{}],
    ...values
  }: Partial<typeof catalogs.$inferInsert> & {
    garments?: (Partial<typeof garments.$inferInsert> & {
      colors?: string[];
      /** Pieces of each sku in warehouse 0001. */
      stock?: number;
      /** Wholesale prices in cents by price list. */
      prices?: Record<string, number>;
    })[];
  } = {},
): Promise<Catalog & { skus: Sku[] }> {
  count += 1;
  const [catalog] = await db
    .insert(catalogs)
    .values({ name: `Catalog ${count}`, season: 'AW26', currency: 'EUR', isCurrent: true, ...values })
    .returning();
  if (catalog === undefined) throw new Error('No catalog was inserted.');
  const made: Sku[] = [];
  for (const [index, { colors = ['000', '310'], stock, prices = {}, ...garment }] of wanted.entries()) {
    const generic = garment.generic ?? `WJM${123 + index}`;
    const sizes = garment.sizes ?? ['S', 'M', 'L'];
    const [row] = await db
      .insert(garments)
      .values({
        catalogId: catalog.id,
        number: generic,
        name: 'Merino jumper',
        whPriceCents: 4000,
        rtPriceCents: 10000,
        ...garment,
        generic,
        sizes,
      })
      .returning();
    if (row === undefined) throw new Error('No garment was inserted.');
    await db
      .insert(garmentColors)
      .values(
        colors.map((number, position) => ({ garmentId: row.id, number, name: `Color ${number}`, position })),
      );
    const priced = Object.entries(prices).map(([pricelist, whPriceCents]) => ({
      garmentId: row.id,
      pricelist,
      whPriceCents,
    }));
    if (priced.length > 0) await db.insert(garmentPrices).values(priced);
    const cells = colors.flatMap((color) =>
      sizes.map((size) => ({
        garmentId: row.id,
        catalogId: catalog.id,
        sku: `${generic}${color}${size}`,
        color,
        size,
      })),
    );
    made.push(...(await db.insert(skus).values(cells).returning()));
    if (stock !== undefined) {
      await db
        .insert(stocks)
        .values(cells.map(({ sku }) => ({ sku, warehouse: '0001', quantity: stock })))
        .onConflictDoNothing();
    }
  }
  return { ...catalog, skus: made };
}

/** Inserts an order; `lines` maps skus of its catalog to pieces, priced at 40.00. */
export async function buildOrder(
  db: Db,
  {
    customer,
    seller = null,
    catalog,
    lines = {},
    ...values
  }: Omit<Partial<typeof orders.$inferInsert>, 'customerId' | 'sellerId' | 'catalogId'> & {
    customer: { id: number };
    seller?: { id: number } | null;
    catalog: { id: number; skus: Sku[] };
    lines?: Record<string, number>;
  },
) {
  count += 1;
  const rows = Object.entries(lines).map(([code, quantity]) => {
    const sku = catalog.skus.find((candidate) => candidate.sku === code);
    if (sku === undefined) throw new Error(`The catalog has no sku ${code}.`);
    return { skuId: sku.id, quantity, whPriceCents: 4000 };
  });
  const pieces = rows.reduce((sum, row) => sum + row.quantity, 0);
  const [order] = await db
    .insert(orders)
    .values({
      name: `Order ${count}`,
      itemsCount: pieces,
      totalCents: pieces * 4000,
      ...values,
      customerId: customer.id,
      sellerId: seller?.id ?? null,
      catalogId: catalog.id,
    })
    .returning();
  if (order === undefined) throw new Error('No order was inserted.');
  if (rows.length > 0) await db.insert(orderLines).values(rows.map((row) => ({ orderId: order.id, ...row })));
  return order;
}

/** Inserts a version of an order, without lines, as if the ERP had taken it. */
export async function buildVersion(
  db: Db,
  order: { id: number },
  values: Partial<typeof orderVersions.$inferInsert> = {},
) {
  const [version] = await db
    .insert(orderVersions)
    .values({
      ...{ number: 1, sentAt: new Date(0), acceptedAt: new Date(0), itemsCount: 0, totalCents: 0 },
      ...values,
      orderId: order.id,
    })
    .returning();
  if (version === undefined) throw new Error('No version was inserted.');
  return version;
}

/** Inserts an invoice of an order with its PDF, numbered as the order's id unless `values` says otherwise. */
export async function buildInvoice(
  { db, env }: Pick<TestApp, 'db' | 'env'>,
  order: { id: number; erpKey: string | null },
  values: Partial<typeof erpDocuments.$inferInsert> = {},
) {
  const number = String(order.id);
  const pdf = await storeInvoicePdf(filesOf(env), Buffer.from(`%PDF-1.7 ${number}`));
  await db.insert(erpDocuments).values({
    ...{ kind: 'invoice', number, revision: 0, orderId: order.id, erpKey: order.erpKey, day: new Date(0) },
    ...{ reversed: false, amountCents: 100, currency: 'EUR', pdf },
    ...values,
  });
  return { number, pdf };
}
