import { normaliseSapId } from '../../src/domain/people';
import type { Random } from '../random';
import { brandName } from './assortment';
import { type Country, countries } from './countries';
import data from './data/people.json';
import { type CatalogRow, emptyPeople, type PeopleRows, type UserRow } from './rows';
import { daysFrom } from './seasons';

/** The accounts that people sign in with; all other users of the demo have no password. */
export const demoAccounts = {
  admin: 'admin@demo.test',
  agent: 'agent@demo.test',
  customer: 'customer@demo.test',
};

/** The admin, the agents and the customers, with who sees which catalog and which agents have which customers. */
export function buildPeople(
  { customers: count, catalogs, now }: { customers: number; catalogs: readonly CatalogRow[]; now: Date },
  random: Random,
): PeopleRows {
  const rows = emptyPeople();
  const add = (values: Partial<UserRow> & Pick<UserRow, 'name' | 'email' | 'roles'>): UserRow => {
    const user = { ...plainUser(rows.users.length + 1, now), ...values };
    rows.users.push(user);
    return user;
  };
  add({ name: data.admin, email: demoAccounts.admin, roles: ['admin'] });
  const agents = data.agents.map((name, index) =>
    add({
      name,
      email: index === 0 ? demoAccounts.agent : `${slug(name, '.')}@marenvale.test`,
      roles: ['agent'],
    }),
  );
  for (const agent of agents) {
    rows.userCatalogs.push(...catalogs.map((catalog) => ({ userId: agent.id, catalogId: catalog.id })));
  }

  const shops = [shopOfDemoCustomer(), ...shopsOf(count - 1, random)].slice(0, count);
  shops.forEach((shop, index) => {
    const customer = add(index === 0 ? userOfDemoCustomer() : customerOf(shop, index, now, random));
    const { country } = shop;
    const main = agents.find(({ name }) => name === country.agent) ?? agents[0];
    if (main !== undefined) rows.agentCustomers.push({ agentId: main.id, customerId: customer.id });
    if (index > 0 && random.chance(0.08)) {
      const other = random.pick(agents.slice(1).filter((agent) => agent.id !== main?.id));
      rows.agentCustomers.push({ agentId: other.id, customerId: customer.id });
    }
    rows.userAddresses.push(...addressesOf(customer, shop, index, random));
    rows.userSalesOrganizations.push(...salesOrganizationsOf(customer, shop, index, random));
    rows.userCatalogs.push(...catalogsOf(customer, country, index, catalogs, random));
  });
  return rows;
}

interface Shop {
  name: string;
  street: string;
  city: string;
  country: Country;
}

const { demoCustomer } = data;

function shopOfDemoCustomer(): Shop {
  const country = countries.find(({ code }) => code === demoCustomer.country);
  if (country === undefined) throw new Error('The demo customer has no country.');
  return { name: demoCustomer.name, street: demoCustomer.street, city: demoCustomer.city, country };
}

const userOfDemoCustomer = () => ({
  name: demoCustomer.name,
  email: demoAccounts.customer,
  roles: ['wls', 'app'],
  sapId: sapIdOf(0),
  pricelist: demoCustomer.pricelist,
  extraInfo: demoCustomer.extraInfo,
});

function plainUser(id: number, now: Date): Omit<UserRow, 'name' | 'email' | 'roles'> {
  return {
    id,
    passwordHash: null,
    sapId: null,
    extraInfo: '',
    warehouse: '0001',
    pricelist: null,
    isWholesale: true,
    language: null,
    createdAt: daysFrom(now, -500),
    closedAt: null,
    lastSeenAt: null,
    idleNoticeAt: null,
    erasedAt: null,
  };
}

/** Ten digits; the numbers after it belong to its addresses. */
const sapIdOf = (index: number, address = 0): string =>
  normaliseSapId(String(104_010 + index * 10 + address)) ?? '';

const slug = (text: string, joint: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, joint)
    .replace(new RegExp(`^\\${joint}|\\${joint}$`, 'g'), '');

/** A city without its postcode (the part with digits, before or after it). */
const cityName = (city: string) =>
  city
    .split(' ')
    .filter((word) => !/\d/.test(word) && !/^[A-Z]{2}$/.test(word))
    .join(' ');

/** This many shops, spread over the countries; a repeated name gets its city added. */
function shopsOf(count: number, random: Random): Shop[] {
  const weighted = countries.flatMap((country) => Array.from({ length: country.share }, () => country));
  const seen = new Map<string, number>();
  const order = Array.from({ length: Math.ceil(count / weighted.length) }, () =>
    random.shuffled(weighted),
  ).flat();
  return order.slice(0, count).map((country) => {
    const used = seen.get(country.code) ?? 0;
    seen.set(country.code, used + 1);
    const base = country.names[used % country.names.length] ?? '';
    const round = Math.floor(used / country.names.length);
    const city = random.pick(country.cities);
    return {
      name: round === 0 ? base : `${base} ${cityName(city)} ${round + 1}`,
      street: random.pick(country.streets),
      city,
      country,
    };
  });
}

function customerOf({ name, city, country }: Shop, index: number, now: Date, random: Random) {
  const isStore = index % 15 === 7;
  const hasSapId = index % 8 !== 5;
  const storeNumber = String(400 + Math.floor(index / 15)).padStart(4, '0');
  return {
    // The brand's own shop has its city's name and a short number.
    name: isStore ? `${brandName} ${cityName(city)}` : name,
    email: isStore
      ? `store${storeNumber}@marenvale.test`
      : `${random.pick(data.mailboxes)}@${slug(name, '-')}.test`,
    roles: random.chance(0.2) ? ['wls', 'app'] : ['wls'],
    sapId: hasSapId ? (isStore ? storeNumber : sapIdOf(index)) : null,
    extraInfo: random.chance(0.3) ? random.pick(data.extraInfos) : '',
    warehouse: country.warehouse,
    pricelist: random.chance(0.12) ? null : country.pricelist,
    isWholesale: !isStore,
    createdAt: daysFrom(now, -random.int(30, 900)),
  };
}

/** None, one or several; if the first is the customer's own, its number is the customer's SAP ID. */
function addressesOf(customer: UserRow, shop: Shop, index: number, random: Random) {
  const count =
    index === 0
      ? 2
      : index % 10 === 9
        ? 0
        : random.weighted([
            [1, 5],
            [2, 3],
            [3, 2],
          ] as const);
  const hasOwn =
    customer.sapId !== null && customer.sapId.length === 10 && (index === 0 || random.chance(0.5));
  return Array.from({ length: count }, (_, position) => ({
    userId: customer.id,
    position,
    sapId: position === 0 && hasOwn ? (customer.sapId ?? '') : sapIdOf(index, position + 1),
    name1:
      position === 0 ? customer.name : `${customer.name} ${data.otherAddresses[position - 1] ?? ''}`.trim(),
    address: addressText(shop, position, index, random),
    origin: 'erp' as const,
  }));
}

function addressText(
  { street, city, country }: Shop,
  position: number,
  index: number,
  random: Random,
): string {
  if (position === 0) return `${street}, ${city}, ${country.code}`;
  if (index === 0) return `${demoCustomer.secondStreet}, ${demoCustomer.secondCity}, ${country.code}`;
  return `${random.pick(country.streets)}, ${random.pick(country.cities)}, ${country.code}`;
}

/** None, one or several; only shops in France have channel FR. */
function salesOrganizationsOf(customer: UserRow, { country }: Shop, index: number, random: Random) {
  const own = { salesOrganization: country.salesOrganization, channel: country.channel };
  const more = [
    { salesOrganization: country.salesOrganization, channel: 'EX' },
    { salesOrganization: '1000', channel: 'WS' },
  ];
  const count =
    index === 0
      ? 2
      : index % 12 === 11
        ? 0
        : random.weighted([
            [1, 7],
            [2, 2],
            [3, 1],
          ] as const);
  return [own, ...more].slice(0, count).map((organization, position) => ({
    userId: customer.id,
    position,
    ...organization,
    origin: 'erp' as const,
  }));
}

function catalogsOf(
  customer: UserRow,
  country: Country,
  index: number,
  catalogs: readonly CatalogRow[],
  random: Random,
) {
  const isBritish = country.channel === 'GB';
  const wants = (catalog: CatalogRow) => {
    if (catalog.currency === 'GBP') return isBritish;
    if (index === 0) return catalog.isCurrent || catalog.catalogType === 'repo';
    return random.chance(catalog.isCurrent ? 0.8 : 0.55);
  };
  return catalogs.filter(wants).map((catalog) => ({ userId: customer.id, catalogId: catalog.id }));
}
