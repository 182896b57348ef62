import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });

/** The sheet's rows as stored, flat: the order, its garments, their colors and their cells. */
const reads = {
  order: `
    select o.*, u.name as customer_name, u.pricelist, u.warehouse, c.name as catalog_name, c.season, c.currency
    from orders o
    join users u on u.id = o.customer_id
    join catalogs c on c.id = o.catalog_id
    where o.id = $1`,
  garments: `
    select g.*, p.wh_price_cents as wh_price_of_list, p.rt_price_cents as rt_price_of_list
    from garments g
    left join garment_prices p on p.garment_id = g.id and p.pricelist = $2
    where g.catalog_id = $1 and g.removed_at is null`,
  colors: `
    select n.*, e.count as pictures
    from garments g
    join garment_colors n on n.garment_id = g.id
    left join extra_pictures e on e.generic = g.generic and e.color = n.number
    where g.catalog_id = $1`,
  cells: `
    select s.garment_id, s.sku, s.color, s.size, coalesce(t.quantity, 0) as stock, coalesce(l.quantity, 0) as quantity
    from skus s
    left join stocks t on t.sku = s.sku and t.warehouse = $2
    left join order_lines l on l.sku_id = s.id and l.order_id = $3
    where s.catalog_id = $1 and s.removed_at is null`,
};

async function load(id: string) {
  const [order] = (await pool.query(reads.order, [id])).rows;
  const catalog = order.catalog_id;
  const garments = await pool.query(reads.garments, [catalog, order.pricelist]);
  const colors = await pool.query(reads.colors, [catalog]);
  const cells = await pool.query(reads.cells, [catalog, order.warehouse, id]);
  return { order, garments: garments.rows, colors: colors.rows, cells: cells.rows };
}

interface Save {
  id: string;
  lines: Record<string, number>;
  wanted: string[];
  version: number;
}

/** One transaction that writes only the changed lines. */
async function save({ id, lines, wanted, version }: Save) {
  const client = await pool.connect();
  await client.query('begin');
  const [order] = (await client.query('select * from orders where id = $1 for update', [id])).rows;
  if (order.version !== version) throw new Error('stale');
  const cells = await client.query(
    `select s.id, s.sku, g.wh_price_cents::float8 as price, l.quantity
    from skus s
    join garments g on g.id = s.garment_id
    left join order_lines l on l.sku_id = s.id and l.order_id = $1
    where s.catalog_id = $2 and (s.sku = any($3) or l.quantity is not null)`,
    [id, order.catalog_id, Object.keys(lines)],
  );
  let [pieces, cents] = [0, 0];
  const written = { ids: [] as string[], quantities: [] as number[], prices: [] as number[] };
  const removed: string[] = [];
  for (const cell of cells.rows) {
    const quantity = lines[cell.sku] ?? 0;
    pieces += quantity;
    cents += quantity * cell.price;
    if (quantity === (cell.quantity ?? 0)) continue;
    if (quantity === 0) removed.push(cell.id);
    else {
      written.ids.push(cell.id);
      written.quantities.push(quantity);
      written.prices.push(cell.price);
    }
  }
  await client.query(
    `insert into order_lines (order_id, sku_id, quantity, wh_price_cents)
    select $1, line.* from unnest($2::bigint[], $3::int[], $4::bigint[]) line
    on conflict (order_id, sku_id) do update set quantity = excluded.quantity, wh_price_cents = excluded.wh_price_cents`,
    [id, written.ids, written.quantities, written.prices],
  );
  if (removed.length > 0) {
    await client.query('delete from order_lines where order_id = $1 and sku_id = any($2)', [id, removed]);
  }
  await client.query(
    `update orders set wanted = $2, items_count = $3, total_cents = $4, version = version + 1, edited_at = now()
    where id = $1`,
    [id, wanted, pieces, cents],
  );
  await client.query('commit');
  client.release();
  return { status: 'success', version: version + 1 };
}

async function readBody(request: IncomingMessage): Promise<Save> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** Only node:http and pg: no session, no roles, no contract, no shape, no history. */
const server = createServer((request, response) => {
  const isSave = request.url === '/api/order/update';
  const answer = isSave ? readBody(request).then(save) : load(request.url?.split('/').at(-1) ?? '');
  response.setHeader('Content-Type', 'application/json');
  void answer.then((said) => response.end(JSON.stringify(said)));
});

server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://localhost:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)));
