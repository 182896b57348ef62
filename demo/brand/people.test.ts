import { buildBrand } from './brand';
import { countBy } from './groupBy';
import { demoAccounts } from './people';

const now = new Date('2026-11-21T09:00:00Z');
const brand = buildBrand({ garments: 640, customers: 60, orders: 400, now });
const customers = brand.users.filter(({ roles }) => roles.includes('wls'));
const agents = brand.users.filter(({ roles }) => roles.includes('agent'));
const userBy = (email: string) => {
  const user = brand.users.find((one) => one.email === email);
  if (user === undefined) throw new Error(`There is no ${email}.`);
  return user;
};

describe('people', () => {
  it('are an admin, six agents and sixty customers, with undeliverable emails', () => {
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

  it.each<[string, readonly { userId: number }[]]>([
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
    // The rule for channel FR only shows with an own address among others.
    const addresses = countBy(brand.userAddresses, ({ userId }) => userId);
    const ruled = own.filter(({ userId }) => french.has(userId));
    expect(ruled.some(({ userId }) => (addresses.get(userId) ?? 0) > 1)).toBe(true);
  });

  it('each have an agent, and each agent has customers', () => {
    const looked = new Set(brand.agentCustomers.map(({ customerId }) => customerId));
    expect(looked).toEqual(new Set(customers.map(({ id }) => id)));
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
