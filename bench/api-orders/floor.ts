import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** Every order with what it refers to, as flat rows: the same facts as in the contract's list. */
const query = `
  with places as materialized (
    select u.id, u.name,
      coalesce((select json_agg(json_build_object('sap_id', a.sap_id, 'name1', a.name1, 'address', a.address))
        from user_addresses a where a.user_id = u.id), '[]')::text as addresses,
      coalesce((select json_agg(json_build_object('sales_organization', s.sales_organization, 'channel', s.channel))
        from user_sales_organizations s where s.user_id = u.id), '[]')::text as sales_organizations
    from users u
  )
  select o.id, o.name, o.customer_id, p.name as customer_name, p.addresses, p.sales_organizations, o.sap_status,
    o.finished, o.catalog_id, c.name as catalog_name, c.season, c.currency, c.catalog_type, o.seller_id,
    s.name as seller_name, o.sales_organization, o.channel, o.address_id, o.items_count,
    o.total_cents::float8 / 100 as total_price, floor(extract(epoch from o.created_at))::float8 as created,
    floor(extract(epoch from o.service_date))::float8 as service_date, o.version,
    floor(extract(epoch from o.edited_at))::float8 as edited, o.erp_message
  from orders o
  join places p on p.id = o.customer_id
  join catalogs c on c.id = o.catalog_id
  left join users s on s.id = o.seller_id
  where o.archived_at is null
  order by o.created_at desc, o.id desc`;

/** A page of 50 by created_at and id, and the same of open orders of current catalogs, as one would write them by hand. */
const pageQuery = (where: string) => `
  select o.id, o.name, o.customer_id, u.name as customer_name,
    coalesce((select json_agg(json_build_object('sap_id', a.sap_id, 'name1', a.name1, 'address', a.address))
      from user_addresses a where a.user_id = u.id), '[]') as addresses,
    coalesce((select json_agg(json_build_object('sales_organization', s.sales_organization, 'channel', s.channel))
      from user_sales_organizations s where s.user_id = u.id), '[]') as sales_organizations, o.sap_status,
    o.finished, o.catalog_id, c.name as catalog_name, c.season, c.currency, c.catalog_type, o.seller_id,
    s.name as seller_name, o.sales_organization, o.channel, o.address_id, o.items_count,
    o.total_cents::float8 / 100 as total_price, floor(extract(epoch from o.created_at))::float8 as created,
    floor(extract(epoch from o.service_date))::float8 as service_date, o.version,
    floor(extract(epoch from o.edited_at))::float8 as edited, o.erp_message,
    extract(epoch from o.created_at)::text as at
  from orders o
  join users u on u.id = o.customer_id
  join catalogs c on c.id = o.catalog_id
  left join users s on s.id = o.seller_id
  where o.archived_at is null and (o.created_at, o.id) < (to_timestamp($1::float8), $2::bigint) ${where}
  order by o.created_at desc, o.id desc
  limit 51`;
const pages = {
  page: { name: 'page', text: pageQuery('') },
  filtered: {
    name: 'filtered',
    text: pageQuery('and o.sap_status = 0 and not o.finished and c.is_current'),
  },
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });

async function readPage(address: string) {
  const query = new URLSearchParams(address.split('?')[1]);
  const after = query.get('cursor')?.split('_') ?? ['1e11', '0'];
  const { rows } = await pool.query({
    ...pages[query.has('sap_status') ? 'filtered' : 'page'],
    values: after,
  });
  const orders = rows.slice(0, 50);
  const last = orders.at(-1);
  return { orders, ...(rows.length > 50 && { next_cursor: `${last.at}_${last.id}` }) };
}

async function readList() {
  const { rows } = await pool.query(query);
  return { orders: rows };
}

/** Only node:http and pg: no session, no roles, no shape. */
const server = createServer((request, response) => {
  const { url = '' } = request;
  response.setHeader('Content-Type', 'application/json');
  if (!url.startsWith('/api/orders/list')) return response.end('{}');
  const read = url.includes('?') ? readPage(url) : readList();
  return void read.then((answer) => response.end(JSON.stringify(answer)));
});

server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://localhost:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)));
