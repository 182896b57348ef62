import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Schema } from '../../core/call';
import type { Db } from '../../db/openDatabase';
import { orders, userAddresses, userSalesOrganizations } from '../../db/schema';

/** The SAP ids of a customer's addresses. */
export async function selectAddressIds(db: Db, userId: number): Promise<string[]> {
  const found = await db
    .select({ sapId: userAddresses.sapId })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId));
  return found.map(({ sapId }) => sapId);
}

/** One of these addresses to which an order of the customer goes, or undefined. */
export async function findUsedAddress(db: Db, userId: number, sapIds: readonly string[]) {
  const [used] = await db
    .select({ sapId: orders.addressId })
    .from(orders)
    .where(and(eq(orders.customerId, userId), inArray(orders.addressId, [...sapIds])))
    .limit(1);
  return used?.sapId;
}

/** Removes these addresses of a customer. */
export async function deleteAddresses(db: Db, userId: number, sapIds: readonly string[]): Promise<void> {
  await db
    .delete(userAddresses)
    .where(and(eq(userAddresses.userId, userId), inArray(userAddresses.sapId, [...sapIds])));
}

/** Adds addresses after the others, or changes those with the same SAP id; what is changed is by staff then. */
export async function saveAddresses(
  db: Db,
  userId: number,
  addresses: readonly Schema<'EnteredAddress'>[],
): Promise<void> {
  await db.execute(sql`
    insert into user_addresses as a (user_id, position, sap_id, name1, address, origin)
    select ${userId}, ${nextPosition(sql`user_addresses`, userId)} + row_number() over (), sap_id, name1, address, 'staff'
    from json_to_recordset(${JSON.stringify(addresses)}::json) as r(sap_id text, name1 text, address text)
    on conflict (user_id, sap_id) do update
    set name1 = excluded.name1, address = excluded.address, origin = 'staff'
    where (a.name1, a.address) is distinct from (excluded.name1, excluded.address)`);
}

/** Removes a customer's sales organization with this channel. */
export async function deleteSalesOrganization(
  db: Db,
  userId: number,
  { sales_organization, channel }: Schema<'EnteredSalesOrganization'>,
): Promise<void> {
  const table = userSalesOrganizations;
  const isMeant = [eq(table.salesOrganization, sales_organization), eq(table.channel, channel)];
  await db.delete(table).where(and(eq(table.userId, userId), ...isMeant));
}

/** Adds sales organizations after the others; those that the customer has stay as they are. */
export async function addSalesOrganizations(
  db: Db,
  userId: number,
  added: readonly Schema<'EnteredSalesOrganization'>[],
): Promise<void> {
  await db.execute(sql`
    insert into user_sales_organizations (user_id, position, sales_organization, channel, origin)
    select ${userId}, ${nextPosition(sql`user_sales_organizations`, userId)} + row_number() over (),
      sales_organization, channel, 'staff'
    from json_to_recordset(${JSON.stringify(added)}::json) as r(sales_organization text, channel text)
    on conflict (user_id, sales_organization, channel) do nothing`);
}

/** The last position that a customer's rows of a table have; -1 without any. */
const nextPosition = (table: ReturnType<typeof sql>, userId: number) =>
  sql`coalesce((select max(position) from ${table} where user_id = ${userId}), -1)`;
