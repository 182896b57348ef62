import { lineAmount } from '../../src/domain/money';
import { addressOptions } from '../../src/domain/orders/place';
import type { Random } from '../random';
import { LineWriter } from './LineWriter';
import { ofDemoCustomer } from './data/orders.json';
import { orderNames } from './orderNames';
import { isOrderState, type OrderState, sapStatusOf, stateColumns, statusDeck } from './orderStates';
import { demoAccounts } from './people';
import type {
  AssortmentRows,
  CatalogRow,
  OrderLineRow,
  OrderRow,
  OrderRows,
  PeopleRows,
  UserRow,
} from './rows';
import { daysFrom, midnight } from './seasons';

type World = AssortmentRows & PeopleRows;

/** Orders in every state from recent months, with the totals of their lines. */
export function buildOrders(
  { orders: count, now }: { orders: number; now: Date },
  world: World,
  random: Random,
): OrderRows {
  const rows: OrderRows = { orders: [], orderLines: [] };
  const book = new OrderBook(world, now, random);
  const demoCustomer = world.users.find(({ email }) => email === demoAccounts.customer);
  const add = (order: BookedOrder) => {
    rows.orders.push(order.order);
    rows.orderLines.push(...order.lines);
  };

  // The demo customer's orders come first; each starts a story to click through.
  for (const wish of ofDemoCustomer.slice(0, count)) {
    const catalog = world.catalogs
      .filter(({ name, isCurrent }) => isCurrent && name.startsWith(wish.catalog))
      .at(-1);
    if (catalog === undefined || demoCustomer === undefined) continue;
    const { state, garments, short = false, waits = false } = wish;
    if (!isOrderState(state)) throw new Error(`No order of the demo can be ${state}.`);
    const id = rows.orders.length + 1;
    const name = `${wish.name} ${catalog.season}`;
    const booked = book.order({ id, name, customer: demoCustomer, catalog, state, garments, short });
    add(waits ? { ...booked, order: { ...booked.order, ...waiting } } : booked);
  }
  for (const state of statusDeck(count - rows.orders.length, random)) {
    const catalog = book.catalogFor(state);
    const customer = book.customerOf(catalog);
    const isEmpty = state === 'open' && random.chance(0.1);
    const garments = isEmpty
      ? 0
      : random.weighted([
          [random.int(1, 3), 5],
          [random.int(4, 6), 4],
          [random.int(8, 12), 1],
        ]);
    const name = random.pick(orderNames(book.countryOf(customer), catalog.season));
    const id = rows.orders.length + 1;
    add(book.order({ id, name, customer, catalog, state, garments, short: random.chance(0.1) }));
  }
  return rows;
}

/** The demo's ERP has still to answer such an order, and delivers it while people look. */
const waiting = { sapStatus: sapStatusOf.in_sap, erpNumber: '' };

interface BookedOrder {
  order: OrderRow;
  lines: OrderLineRow[];
}

interface Wish {
  id: number;
  name: string;
  customer: UserRow;
  catalog: CatalogRow;
  state: OrderState;
  garments: number;
  /** Whether it orders more of something than is in stock. */
  short: boolean;
}

/** Writes orders: who orders from which catalog, when, and through whom. */
class OrderBook {
  private refused = 0;
  private readonly lines: LineWriter;
  /** The customers who have a catalog enabled; catalogs without any are left out. */
  private readonly customersOf: Map<CatalogRow, UserRow[]>;

  constructor(
    private readonly world: World,
    private readonly now: Date,
    private readonly random: Random,
  ) {
    this.lines = new LineWriter(world, random);
    const enabled = new Set(world.userCatalogs.map((row) => `${row.userId} ${row.catalogId}`));
    const customers = world.users.filter(({ roles }) => roles.includes('wls'));
    this.customersOf = new Map(
      world.catalogs
        .map((catalog): [CatalogRow, UserRow[]] => [
          catalog,
          customers.filter(({ id }) => enabled.has(`${id} ${catalog.id}`)),
        ])
        .filter(([, able]) => able.length > 0),
    );
  }

  /** A catalog for an order in this state: return orders are never sent, most others are. */
  catalogFor(state: OrderState): CatalogRow {
    const isOpen = state === 'open' || state === 'finished';
    const weight = (catalog: CatalogRow) => {
      if (catalog.catalogType === 'return') return isOpen ? 0.4 : 0;
      if (catalog.currency !== 'EUR') return 0.5;
      if (isOpen || state === 'in_sap') return catalog.isCurrent ? 4 : isOpen ? 0.3 : 0;
      return catalog.isCurrent ? 2 : 1.4;
    };
    return this.random.weighted(
      [...this.customersOf.keys()].map((catalog) => [catalog, weight(catalog)] as const),
    );
  }

  /** A customer who has the catalog enabled. */
  customerOf(catalog: CatalogRow): UserRow {
    const customers = this.customersOf.get(catalog) ?? [];
    // Some shops are too new to have placed an order.
    const known = customers.filter(({ id, sapId }) => sapId !== null || id % 3 === 0);
    return this.random.pick(known.length > 0 ? known : customers);
  }

  /** The country of a customer's first address; '' without one. */
  countryOf({ id }: UserRow): string {
    return this.world.userAddresses.find(({ userId }) => userId === id)?.address.slice(-2) ?? '';
  }

  order({ id, name, customer, catalog, state, garments, short }: Wish): BookedOrder {
    const { random, now, world } = this;
    let lines = this.lines.linesOf({ orderId: id, catalog, customer, garments, short });
    // A reposition may have nothing left of what was picked.
    if (lines.length === 0 && garments > 0) {
      lines = this.lines.linesOf({ orderId: id, catalog, customer, garments: garments + 5, short });
    }
    const organizations = world.userSalesOrganizations.filter(({ userId }) => userId === customer.id);
    const organization = organizations.length > 0 ? random.pick(organizations) : null;
    const addresses = this.addressesOf(customer, organizations);
    const agents = world.agentCustomers.filter(({ customerId }) => customerId === customer.id);
    const isYoung = state === 'open' || state === 'finished' || state === 'in_sap';
    const createdAt = this.writtenAt(catalog, isYoung);
    const waited = now.getTime() - createdAt.getTime();
    // Orders that wait for the ERP were sent in the last few hours.
    const wait =
      state === 'in_sap'
        ? Math.min(waited, random.int(1, 40) * 3_600_000)
        : waited * (isYoung ? random.next() : 0.6 + random.next() * 0.4);
    const editedAt = new Date(Math.floor((now.getTime() - wait) / 1000) * 1000);
    return {
      lines,
      order: {
        id,
        name,
        customerId: customer.id,
        sellerId: agents[0]?.agentId ?? null,
        catalogId: catalog.id,
        isWholesale: customer.isWholesale,
        ...stateColumns(state, customer, random, state === 'error' ? this.refused++ : 0),
        salesOrganization: organization?.salesOrganization ?? '',
        channel: organization?.channel ?? '',
        addressId: addresses.length > 0 && random.chance(0.85) ? random.pick(addresses).sap_id : '',
        serviceDate: random.chance(0.65) ? this.deliveredAt(createdAt, isYoung) : null,
        wanted:
          isYoung && state !== 'in_sap' && random.chance(0.35) ? this.lines.wantedOf(catalog, lines) : [],
        itemsCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        totalCents: lines.reduce(
          (sum, line) => sum + lineAmount({ quantity: line.quantity, price: line.whPriceCents }),
          0,
        ),
        version: random.int(1, 40),
        createdAt,
        editedAt,
      },
    };
  }

  /** The addresses that the new-order form would offer. */
  private addressesOf({ id, sapId }: UserRow, organizations: readonly { channel: string }[]) {
    const addresses = this.world.userAddresses.filter(({ userId }) => userId === id);
    return addressOptions({
      sap_id: sapId,
      addresses: addresses.map((address) => ({ sap_id: address.sapId })),
      sales_organizations: organizations,
    });
  }

  /** A time within the three months in which the catalog's season was sold; open orders are recent. */
  private writtenAt(catalog: CatalogRow, isYoung: boolean): Date {
    const { random, now } = this;
    const from = catalog.createdAt.getTime();
    const to =
      isYoung && catalog.isCurrent
        ? now.getTime()
        : Math.min(now.getTime(), daysFrom(catalog.createdAt, 110).getTime());
    const share = isYoung ? 1 - random.next() * 0.6 : random.next();
    const inOfficeHours =
      midnight(new Date(from + (to - from) * share)).getTime() + random.int(7 * 3600, 18 * 3600) * 1000;
    // Today's office hours may not be over yet.
    return new Date(inOfficeHours < now.getTime() ? inOfficeHours : inOfficeHours - 86_400_000);
  }

  private deliveredAt(createdAt: Date, isYoung: boolean): Date {
    const { random, now } = this;
    return midnight(isYoung ? daysFrom(now, random.int(21, 160)) : daysFrom(createdAt, random.int(30, 120)));
  }
}
