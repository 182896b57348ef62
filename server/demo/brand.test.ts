import { priceLists } from '../../src/domain/constants/priceLists';
import { isSeason } from '../../src/domain/seasons/isSeason';
import { isWantedCode, parseSku } from '../../src/domain/sku/parseSku';
import { buildBrand } from './brand';
import { demoAccounts } from './brand/people';

const now = new Date('2026-11-21T09:00:00Z');
const size = { garments: 640, customers: 60, orders: 400, now };
const brand = buildBrand(size);

const customers = brand.users.filter(({ roles }) => roles.includes('wls'));
const agents = brand.users.filter(({ roles }) => roles.includes('agent'));
const countBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) => {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};
const userBy = (email: string) => {
  const user = brand.users.find((one) => one.email === email);
  if (user === undefined) throw new Error(`There is no ${email}.`);
  return user;
};
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

it('is the same whenever it is built for the same moment, and counts its ids from 1', () => {
  expect(buildBrand(size)).toEqual(brand);
  for (const rows of [brand.users, brand.catalogs, brand.garments, brand.skus, brand.orders]) {
    expect(idsOf(rows)).toEqual(rows.map((_, index) => index + 1));
  }
});

it.each([
  ['none', { garments: 0, customers: 1, orders: 0 }],
  ['a few', { garments: 24, customers: 3, orders: 20 }],
  ['more', { garments: 1200, customers: 200, orders: 900 }],
])('has as many garments, customers and orders as asked for: %s', (_which, wanted) => {
  const other = buildBrand({ ...wanted, now });
  expect(other.garments).toHaveLength(wanted.garments);
  expect(other.users.filter(({ roles }) => roles.includes('wls'))).toHaveLength(wanted.customers);
  expect(other.orders).toHaveLength(wanted.orders);
  expect(new Set(other.users.map(({ email }) => email.toLowerCase())).size).toBe(other.users.length);
});

describe('catalogs', () => {
  it('are twelve in four seasons and all types, the newest two seasons current', () => {
    expect(brand.catalogs).toHaveLength(12);
    expect(brand.catalogs.every(({ season }) => isSeason(season))).toBe(true);
    const current = (isCurrent: boolean) =>
      new Set(brand.catalogs.filter((one) => one.isCurrent === isCurrent).map(({ season }) => season));
    expect([current(false), current(true)]).toEqual([new Set(['AW25', 'SS26']), new Set(['AW26', 'SS27'])]);
    expect(new Set(brand.catalogs.map((one) => one.catalogType))).toEqual(
      new Set(['initial', 'repo', 'return']),
    );
    expect([...countBy(brand.catalogs, (one) => one.currency)]).toEqual([
      ['EUR', 11],
      ['GBP', 1],
    ]);
  });

  it.each([
    ['2026-03-01', ['SS25', 'AW25', 'SS26', 'AW26']],
    ['2026-07-01', ['AW25', 'SS26', 'AW26', 'SS27']],
    ['2027-01-31', ['SS26', 'AW26', 'SS27', 'AW27']],
  ])('follow the year: on %s they are of %j', (day, seasons) => {
    const other = buildBrand({ garments: 12, customers: 1, orders: 0, now: new Date(day) });
    expect([...new Set(other.catalogs.map(({ season }) => season))]).toEqual(seasons);
  });

  it('have several drops each', () => {
    for (const catalog of brand.catalogs) {
      const drops = new Set(
        brand.garments.filter(({ catalogId }) => catalogId === catalog.id).map(({ drop }) => drop),
      );
      expect([catalog.name, drops.size >= 2]).toEqual([catalog.name, true]);
    }
  });
});

describe('garments', () => {
  it('are told apart in their catalog, and come back in others', () => {
    const keys = brand.garments.map(({ catalogId, generic }) => `${catalogId} ${generic}`);
    expect(new Set(keys).size).toBe(keys.length);
    const names = brand.garments.map(({ catalogId, name, generic }) => `${catalogId} ${generic[0]} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(brand.garments.map(({ generic }) => generic)).size).toBeLessThan(brand.garments.length);
    expect(brand.garments.every(({ generic }) => /^[WMA][A-Z]{2}\d{3}$/.test(generic))).toBe(true);
  });

  it('have texts, two to five colours and prices that a shop would print', () => {
    const colours = countBy(brand.garmentColors, ({ garmentId }) => garmentId);
    for (const garment of brand.garments) {
      const texts = [garment.number, garment.name, garment.collection, garment.madeIn, garment.composition];
      expect([...texts, garment.description, garment.largeDescription].every((text) => text !== '')).toBe(
        true,
      );
      expect([2, 3, 4, 5]).toContain(colours.get(garment.id));
      expect([0, 50, 90]).toContain(garment.whPriceCents % 100);
      expect([0, 50, 90]).toContain(garment.rtPriceCents % 100);
      expect(garment.rtPriceCents / garment.whPriceCents).toBeGreaterThan(2.3);
      expect(garment.rtPriceCents / garment.whPriceCents).toBeLessThan(2.7);
    }
  });

  it('come in runs of letters, numbers, waists and one size', () => {
    const runs = new Set(brand.garments.map(({ sizes }) => `${sizes[0]}-${sizes.at(-1)}`));
    expect([...runs]).toEqual(expect.arrayContaining(['XS-XL', '34-46', '28-36', 'ONE SIZE-ONE SIZE']));
  });

  it('have prices on most price lists', () => {
    const lists = countBy(brand.garmentPrices, ({ pricelist }) => pricelist);
    expect(new Set(lists.keys())).toEqual(new Set(priceLists));
    for (const count of lists.values()) {
      expect(count).toBeGreaterThan(brand.garments.length * 0.75);
      expect(count).toBeLessThan(brand.garments.length);
    }
  });

  it('have extra pictures of some colours, of those they come in', () => {
    const colours = new Set(
      brand.garmentColors.map(
        ({ garmentId, number }) => `${brand.garments[garmentId - 1]?.generic} ${number}`,
      ),
    );
    const pictures = brand.extraPictures.map(({ generic, color }) => `${generic} ${color}`);
    expect(pictures.length).toBeGreaterThan(300);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.every((picture) => colours.has(picture))).toBe(true);
    expect(new Set(brand.extraPictures.map(({ count }) => count))).toEqual(new Set([1, 2, 3]));
  });
});

describe('skus', () => {
  it('are those of their garment, colour and size, and some are not made', () => {
    const garments = new Map(brand.garments.map((garment) => [garment.id, garment]));
    for (const { sku, garmentId, catalogId, color, size: cell } of brand.skus) {
      const garment = garments.get(garmentId);
      expect(parseSku(sku)).toEqual({ generic: garment?.generic, color, size: cell });
      expect(garment?.catalogId).toBe(catalogId);
      expect(garment?.sizes).toContain(cell);
    }
    const cells = brand.garmentColors.reduce(
      (sum, { garmentId }) => sum + (garments.get(garmentId)?.sizes.length ?? 0),
      0,
    );
    expect(brand.skus.length).toBeLessThan(cells * 0.98);
    expect(brand.skus.length).toBeGreaterThan(cells * 0.85);
  });

  it('of repositions, and of no other catalogs, have stock: none, little or much, in two warehouses', () => {
    const types = new Map(brand.catalogs.map(({ id, catalogType }) => [id, catalogType]));
    for (const garment of brand.garments) {
      expect(garment.withStocks).toBe(types.get(garment.catalogId) === 'repo');
    }
    const stocked = brand.stocks.filter(({ warehouse }) => warehouse === '0001').map(({ sku }) => sku);
    expect(new Set(stocked).size).toBe(stocked.length);
    const repo = brand.skus.filter(({ catalogId }) => types.get(catalogId) === 'repo').map(({ sku }) => sku);
    expect(new Set(stocked)).toEqual(new Set(repo));
    expect(new Set(brand.stocks.map(({ warehouse }) => warehouse))).toEqual(new Set(['0001', '0002']));
    const amounts = brand.stocks.map(({ quantity }) => quantity);
    expect([amounts.includes(0), amounts.includes(3), Math.max(...amounts) > 50]).toEqual([true, true, true]);
  });
});

describe('people', () => {
  it('are an admin, six agents and sixty customers, with e-mails that reach nobody', () => {
    expect([agents.length, customers.length, brand.users.length]).toEqual([6, 60, 67]);
    expect(brand.users.every(({ email }) => email.endsWith('.test'))).toBe(true);
    expect(brand.users.every(({ passwordHash }) => passwordHash === null)).toBe(true);
  });

  it('have SAP ids of ten digits, of four for stores, or none, each once', () => {
    const sapIds = customers.flatMap(({ sapId }) => (sapId === null ? [] : [sapId]));
    expect(new Set(sapIds).size).toBe(sapIds.length);
    expect(sapIds.every((sapId) => /^(\d{10}|\d{4})$/.test(sapId))).toBe(true);
    expect(sapIds.length).toBeLessThan(customers.length);
    expect(customers.filter(({ isWholesale }) => !isWholesale).map(({ sapId }) => sapId?.length)).toContain(
      4,
    );
  });

  it.each([
    ['addresses', brand.userAddresses],
    ['sales organizations', brand.userSalesOrganizations],
  ])('have none, one or several %s', (_what, rows) => {
    const counts = countBy(rows, ({ userId }) => userId);
    const numbers = customers.map(({ id }) => counts.get(id) ?? 0);
    expect([numbers.includes(0), numbers.includes(1), numbers.some((count) => count > 1)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('have addresses that may be their own, and buy on channel FR or not', () => {
    const own = brand.userAddresses.filter((row) => brand.users[row.userId - 1]?.sapId === row.sapId);
    expect(own.length).toBeGreaterThan(5);
    expect(own.length).toBeLessThan(brand.userAddresses.length);
    const french = new Set(
      brand.userSalesOrganizations.filter(({ channel }) => channel === 'FR').map(({ userId }) => userId),
    );
    expect(french.size).toBeGreaterThan(5);
    // The rule of channel FR shows only with an own address among others.
    const addresses = countBy(brand.userAddresses, ({ userId }) => userId);
    const ruled = own.filter(({ userId }) => french.has(userId));
    expect(ruled.some(({ userId }) => (addresses.get(userId) ?? 0) > 1)).toBe(true);
  });

  it('each have an agent, and each agent has customers', () => {
    const looked = new Set(brand.agentCustomers.map(({ customerId }) => customerId));
    expect(looked).toEqual(new Set(idsOf(customers)));
    const counts = countBy(brand.agentCustomers, ({ agentId }) => agentId);
    expect(agents.every(({ id }) => (counts.get(id) ?? 0) >= 4)).toBe(true);
    expect(counts.get(userBy(demoAccounts.agent).id)).toBe(15);
  });
});

describe('the demo accounts', () => {
  it('have one role each to show', () => {
    expect(userBy(demoAccounts.admin).roles).toEqual(['admin']);
    expect(userBy(demoAccounts.agent).roles).toEqual(['agent']);
    expect(userBy(demoAccounts.customer).roles).toContain('wls');
  });

  it('are a customer of the agent with two addresses, two sales organizations, catalogs and open orders', () => {
    const customer = userBy(demoAccounts.customer);
    const agent = userBy(demoAccounts.agent);
    expect(brand.agentCustomers).toContainEqual({ agentId: agent.id, customerId: customer.id });
    const theirs = <Row extends { userId: number }>(rows: readonly Row[]) =>
      rows.filter(({ userId }) => userId === customer.id);
    expect(theirs(brand.userAddresses)).toHaveLength(2);
    expect(theirs(brand.userSalesOrganizations)).toHaveLength(2);
    expect(theirs(brand.userCatalogs).length).toBeGreaterThan(5);
    const orders = brand.orders.filter(({ customerId }) => customerId === customer.id);
    const open = orders.filter(({ sapStatus, finished }) => sapStatus === 0 && !finished);
    expect(open.filter(({ itemsCount }) => itemsCount > 0).length).toBeGreaterThanOrEqual(2);
    expect(orders.some(({ sapStatus, finished }) => sapStatus === 0 && finished)).toBe(true);
  });
});

describe('orders', () => {
  const linesOf = new Map<number, (typeof brand.orderLines)[number][]>();
  for (const line of brand.orderLines)
    linesOf.set(line.orderId, [...(linesOf.get(line.orderId) ?? []), line]);

  it('are in every state; few wait for the ERP, and a rejected one has its words', () => {
    const states = countBy(brand.orders, ({ sapStatus, finished }) =>
      sapStatus === 0 && finished ? 'finished' : sapStatus,
    );
    expect(new Set(states.keys())).toEqual(new Set([0, 'finished', 1, 2, 3, 99, 7]));
    expect(states.get(1)).toBe(12);
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

  it('hold skus of their catalog once each, at the price of the customer’s list', () => {
    const prices = new Map(
      brand.garmentPrices.map((row) => [`${row.garmentId} ${row.pricelist}`, row.whPriceCents]),
    );
    for (const { id, catalogId, customerId } of brand.orders) {
      const lines = linesOf.get(id) ?? [];
      expect(new Set(lines.map(({ skuId }) => skuId)).size).toBe(lines.length);
      for (const line of lines) {
        const sku = brand.skus[line.skuId - 1];
        const garment = brand.garments[(sku?.garmentId ?? 0) - 1];
        const list = brand.users[customerId - 1]?.pricelist;
        expect(sku?.catalogId).toBe(catalogId);
        expect(line.whPriceCents).toBe(prices.get(`${garment?.id} ${list}`) ?? garment?.whPriceCents);
        expect(line.quantity).toBeGreaterThan(0);
      }
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

  it('were made and edited in the past, and want what they do not hold', () => {
    for (const { id, createdAt, editedAt, wanted } of brand.orders) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(editedAt.getTime());
      expect(editedAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(wanted.every(isWantedCode)).toBe(true);
      const held = new Set(
        (linesOf.get(id) ?? []).map(({ skuId }) => brand.skus[skuId - 1]?.sku.slice(0, 9)),
      );
      expect(wanted.some((code) => held.has(code.slice(0, 9)))).toBe(false);
    }
    expect(brand.orders.some(({ wanted }) => wanted.length > 0)).toBe(true);
  });

  it('sometimes ask for more than there is', () => {
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
    expect(short.some(({ customerId }) => customerId === userBy(demoAccounts.customer).id)).toBe(true);
    expect(short.length).toBeLessThan(40);
  });
});
