import { eq, sql } from 'drizzle-orm';
import { orderLines, orders, skus } from '../db/schema';
import type { TestApp } from './buildTestApp';
import { buildCatalog, buildOrder, buildUser } from './factories';

type Order = Awaited<ReturnType<typeof buildOrder>>;
type User = Awaited<ReturnType<typeof buildUser>>;

/** Helpers for tests of saving; `app` is called lazily, once the app exists. */
export function sheetTools(app: () => TestApp) {
  const save = (user: { id: number }, order: { id: number | string }, body: Record<string, unknown> = {}) =>
    app()
      .as(user)
      .call('updateOrder', {
        body: { id: String(order.id), lines: {}, wanted: [], service_date: null, ...body },
      });

  async function saved(user: User, order: Order, body: Record<string, unknown>) {
    const { status, json } = await save(user, order, body);
    expect([status, json.status, json.error]).toEqual([200, 'success', undefined]);
    return json.version;
  }

  /** Everything the tables hold about an order; each line comes with the transaction that wrote it. */
  async function contentOf(order: { id: number }) {
    const [row] = await app().db.select().from(orders).where(eq(orders.id, order.id));
    const lines = await app()
      .db.select({
        sku: skus.sku,
        quantity: orderLines.quantity,
        price: orderLines.whPriceCents,
        writtenBy: sql<string>`${orderLines}.xmin::text || ${orderLines}.ctid::text`,
      })
      .from(orderLines)
      .innerJoin(skus, eq(skus.id, orderLines.skuId))
      .where(eq(orderLines.orderId, order.id))
      .orderBy(skus.sku);
    return { row, lines };
  }

  const linesOf = async (order: { id: number }) =>
    (await contentOf(order)).lines.map(({ sku, quantity, price }) => [sku, quantity, price]);

  async function buildSheet(values: Partial<Parameters<typeof buildOrder>[1]> = {}) {
    const customer = await buildUser(app().db);
    const catalog = await buildCatalog(app().db, { name: 'Women AW26' });
    const order = await buildOrder(app().db, { customer, catalog, ...values });
    return { customer, catalog, order };
  }

  return { save, saved, contentOf, linesOf, buildSheet };
}
