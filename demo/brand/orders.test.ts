import { refusalCause } from '../../src/domain/orders/refusalCauses';
import { parseSku } from '../../src/domain/sku';
import { buildBrand } from './brand';
import { countBy, groupBy } from './groupBy';
import { demoAccounts } from './people';

const now = new Date('2026-11-21T09:00:00Z');
const brand = buildBrand({ garments: 640, customers: 60, orders: 400, now });

describe('orders', () => {
  const linesOf = groupBy(brand.orderLines, ({ orderId }) => orderId);

  it('are in every state; few wait for the ERP, and a rejected one has its message', () => {
    const states = countBy(brand.orders, ({ sapStatus, finished }) =>
      sapStatus === 0 && finished ? 'finished' : sapStatus,
    );
    expect(new Set(states.keys())).toEqual(new Set([0, 'finished', 1, 2, 3, 99, 7]));
    expect(states.get(1)).toBe(13);
    for (const { sapStatus, erpKey, erpMessage } of brand.orders) {
      expect(erpKey !== null).toBe(sapStatus !== 0);
      expect(erpMessage !== null).toBe(sapStatus === 99);
    }
    const keys = brand.orders.flatMap(({ erpKey }) => (erpKey === null ? [] : [erpKey]));
    expect(new Set(keys).size).toBe(keys.length);
    expect(
      keys.every((key) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(key)),
    ).toBe(true);
  });

  it('are refused for every usual reason', () => {
    const causes = brand.orders.flatMap(({ erpMessage }) =>
      typeof erpMessage === 'string' ? refusalCause({ erp_message: erpMessage }) : [],
    );
    expect(new Set(causes)).toEqual(new Set(['block', 'credit', 'date', 'address', 'price', 'material']));
  });

  it('have names as people give them, in the language of the shop', () => {
    const names = brand.orders.map(({ name }) => name);
    expect(new Set(names).size).toBeGreaterThan(100);
    expect(names.filter((name) => /\d{3}|[{}]/.test(name))).toEqual([]);
    const isAt = (customerId: number, code: string) =>
      brand.userAddresses.some(
        ({ userId, address }) => userId === customerId && address.endsWith(`, ${code}`),
      );
    const inItaly = brand.orders.filter(({ customerId }) => isAt(customerId, 'IT'));
    expect(inItaly.map(({ name }) => name)).toContain('Riassortimento stivali neri');
  });

  it('have the totals of their lines; only open ones may be empty', () => {
    for (const { id, itemsCount, totalCents, sapStatus, finished } of brand.orders) {
      const lines = linesOf.get(id) ?? [];
      expect([itemsCount, totalCents]).toEqual([
        lines.reduce((sum, line) => sum + line.quantity, 0),
        lines.reduce((sum, line) => sum + line.quantity * line.whPriceCents, 0),
      ]);
      if (itemsCount === 0) expect([sapStatus, finished]).toEqual([0, false]);
    }
    expect(brand.orders.filter(({ itemsCount }) => itemsCount === 0).length).toBeGreaterThan(3);
  });

  it('have each sku of their catalog once, at the price of the customer’s list', () => {
    const prices = new Map(
      brand.garmentPrices.map((row) => [`${row.garmentId} ${row.pricelist}`, row.whPriceCents]),
    );
    for (const { id, catalogId, customerId } of brand.orders) {
      const lines = linesOf.get(id) ?? [];
      expect(new Set(lines.map(({ skuId }) => skuId)).size).toBe(lines.length);
      const list = brand.users[customerId - 1]?.pricelist;
      const isGood = ({ skuId, whPriceCents, quantity }: (typeof lines)[number]) => {
        const sku = brand.skus[skuId - 1];
        const garment = brand.garments[(sku?.garmentId ?? 0) - 1];
        const price = prices.get(`${garment?.id} ${list}`) ?? garment?.whPriceCents;
        return sku?.catalogId === catalogId && whPriceCents === price && quantity > 0;
      };
      expect(lines.filter((line) => !isGood(line))).toEqual([]);
    }
  });

  it('are those of customers who see the catalog, sold by their agent, to an address of theirs', () => {
    const enabled = new Set(brand.userCatalogs.map(({ userId, catalogId }) => `${userId} ${catalogId}`));
    const sellers = new Set(
      brand.agentCustomers.map(({ agentId, customerId }) => `${agentId} ${customerId}`),
    );
    const addresses = new Set(brand.userAddresses.map(({ userId, sapId }) => `${userId} ${sapId}`));
    const organizations = new Set(
      brand.userSalesOrganizations.map((row) => `${row.userId} ${row.salesOrganization} ${row.channel}`),
    );
    for (const order of brand.orders) {
      expect(enabled.has(`${order.customerId} ${order.catalogId}`)).toBe(true);
      expect(sellers.has(`${order.sellerId} ${order.customerId}`)).toBe(true);
      expect(order.addressId === '' || addresses.has(`${order.customerId} ${order.addressId}`)).toBe(true);
      const { salesOrganization, channel } = order;
      const isKnown = organizations.has(`${order.customerId} ${salesOrganization} ${channel}`);
      expect(isKnown || salesOrganization + channel === '').toBe(true);
    }
  });

  it('never leave a return catalog', () => {
    const returned = brand.catalogs.filter(({ catalogType }) => catalogType === 'return').map(({ id }) => id);
    const orders = brand.orders.filter(({ catalogId }) => returned.includes(catalogId));
    expect(orders.length).toBeGreaterThan(0);
    expect(new Set(orders.map(({ sapStatus }) => sapStatus))).toEqual(new Set([0]));
  });

  it('were created and edited in the past, and want only skus that they have no pieces of', () => {
    for (const { id, createdAt, editedAt, wanted } of brand.orders) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(editedAt.getTime());
      expect(editedAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(wanted.every((code) => /^[A-Z0-9]{9}$/.test(code) || parseSku(code) !== null)).toBe(true);
      const held = new Set(
        (linesOf.get(id) ?? []).map(({ skuId }) => brand.skus[skuId - 1]?.sku.slice(0, 9)),
      );
      expect(wanted.some((code) => held.has(code.slice(0, 9)))).toBe(false);
    }
    expect(brand.orders.some(({ wanted }) => wanted.length > 0)).toBe(true);
  });

  it('sometimes exceed the stock', () => {
    const stock = new Map(
      brand.stocks.map(({ sku, warehouse, quantity }) => [`${sku} ${warehouse}`, quantity]),
    );
    const isShort = (order: (typeof brand.orders)[number]) =>
      (linesOf.get(order.id) ?? []).some(({ skuId, quantity }) => {
        const sku = brand.skus[skuId - 1];
        const isTracked = brand.garments[(sku?.garmentId ?? 0) - 1]?.withStocks === true;
        const warehouse = brand.users[order.customerId - 1]?.warehouse ?? '';
        return isTracked && quantity > (stock.get(`${sku?.sku} ${warehouse}`) ?? 0);
      });
    const short = brand.orders.filter(isShort);
    expect(short.some(({ customerId }) => brand.users[customerId - 1]?.email === demoAccounts.customer)).toBe(
      true,
    );
    expect(short.length).toBeLessThan(40);
  });
});
