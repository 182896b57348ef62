import { sql } from 'drizzle-orm';

/** An order of the tables, with ids as on the wire, times in epoch seconds and money in cents. */
export type OrderRow = {
  id: string;
  name: string;
  customer_id: string;
  seller_id: string | null;
  catalog_id: string;
  sap_status: number;
  finished: boolean;
  sales_organization: string;
  channel: string;
  address_id: string;
  items_count: number;
  total_cents: number;
  created: number;
  service_date: number | null;
  edited: number;
  version: number;
  erp_message: string | null;
};

/**
 * The columns of an `OrderRow` of orders `o`. Money and times come as doubles, exact up to 2^53: bigints would arrive
 * as texts to be read row by row.
 */
export const orderColumns = sql.raw(`
  o.id, o.name, o.customer_id, o.seller_id, o.catalog_id, o.sap_status, o.finished, o.sales_organization,
  o.channel, o.address_id, o.items_count, o.total_cents::float8 as total_cents, o.version,
  floor(extract(epoch from o.created_at))::float8 as created,
  floor(extract(epoch from o.service_date))::float8 as service_date,
  floor(extract(epoch from o.edited_at))::float8 as edited,
  case when o.sap_status = 99 then o.erp_message end as erp_message`);
