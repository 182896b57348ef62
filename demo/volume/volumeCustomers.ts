import type { BrandRows } from '../brand/rows';
import { daysFrom } from '../brand/seasons';
import { countries } from '../brand/shops';
import { createRandom } from '../random';

/** What new customers need to know of the database. */
export interface CustomerGround {
  /** An id for each new customer. */
  ids: readonly number[];
  agents: readonly number[];
  catalogs: readonly number[];
  now: Date;
}

export type CustomerRows = Pick<
  BrandRows,
  'users' | 'userAddresses' | 'userSalesOrganizations' | 'agentCustomers' | 'userCatalogs'
>;

/** As many shops as there are ids, each with an address, a sales organization and an agent. */
export function buildVolumeCustomers({ ids, agents, catalogs, now }: CustomerGround): CustomerRows {
  const random = createRandom(`customers ${ids[0] ?? 0}`);
  const rows: CustomerRows = {
    users: [],
    userAddresses: [],
    userSalesOrganizations: [],
    agentCustomers: [],
    userCatalogs: [],
  };
  for (const userId of ids) {
    const country = random.pick(countries);
    const city = random.pick(country.cities);
    const name = `${random.pick(country.names)} ${userId}`;
    // Above all numbers that the demo's customers have.
    const sapId = String(2_000_000_000 + userId);
    rows.users.push({
      id: userId,
      name,
      email: `shop${userId}@volume.test`,
      passwordHash: null,
      roles: ['wls'],
      sapId,
      extraInfo: '',
      warehouse: country.warehouse,
      pricelist: country.pricelist,
      isWholesale: true,
      createdAt: daysFrom(now, -random.int(1, 900)),
      closedAt: null,
    });
    const address = `${random.pick(country.streets)}, ${city}, ${country.code}`;
    rows.userAddresses.push({ userId, position: 0, sapId, name1: name, address });
    const { salesOrganization, channel } = country;
    rows.userSalesOrganizations.push({ userId, position: 0, salesOrganization, channel });
    if (agents.length > 0) rows.agentCustomers.push({ agentId: random.pick(agents), customerId: userId });
    rows.userCatalogs.push(...catalogs.map((catalogId) => ({ userId, catalogId })));
  }
  return rows;
}
