import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/openDatabase';
import { countries } from '../brand/countries';

/** Adds shops in every country, each with an address, a sales organization, an agent and all current catalogs. */
export async function addCustomers(tx: Db, customers: number, now: Date): Promise<void> {
  await tx.execute(sql`
    with countries as (
      select *, row_number() over () - 1 as nth
      from jsonb_to_recordset(${JSON.stringify(countries)}) as c(code text, pricelist text, warehouse text,
        "salesOrganization" text, channel text, names jsonb, cities jsonb, streets jsonb)),
    agents as (
      select id, row_number() over (order by id) - 1 as nth from users
      where 'agent' = any(roles) and closed_at is null),
    numbered as (
      select n, nextval(pg_get_serial_sequence('users', 'id')) as id from generate_series(1, ${customers}::int) n),
    shops as materialized (
      select s.*, c.*, (2000000000 + id)::text as sap_id,
        (names ->> n % jsonb_array_length(names)) || ' ' || id as name,
        concat_ws(', ', streets ->> n % jsonb_array_length(streets),
          cities ->> n % jsonb_array_length(cities), code) as address
      from numbered s join countries c on nth = n % (select count(*) from countries)),
    people as (
      insert into users (id, name, email, roles, sap_id, warehouse, pricelist, created_at)
      overriding system value
      select id, name, 'shop' || id || '@volume.test', '{wls}', sap_id, warehouse, pricelist,
        ${now.toISOString()}::timestamptz - (1 + n * 37 % 900) * interval '1 day'
      from shops),
    addresses as (
      insert into user_addresses (user_id, position, sap_id, name1, address)
      select id, 0, sap_id, name, address from shops),
    organizations as (
      insert into user_sales_organizations (user_id, position, sales_organization, channel)
      select id, 0, "salesOrganization", channel from shops),
    sellers as (
      insert into agent_customers (agent_id, customer_id)
      select a.id, s.id from shops s join agents a on a.nth = s.n % (select nullif(count(*), 0) from agents))
    insert into user_catalogs (user_id, catalog_id)
    select s.id, c.id from shops s, catalogs c where c.is_current and c.archived_at is null`);
}
