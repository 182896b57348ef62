import { groupBy } from '../../src/domain/groupBy';
import { cellText } from '../../src/domain/spreadsheet/cellText';
import { isNotPlain, type Writer } from './notPlain';

type Sku = {
  id: string;
  garment: string;
  catalog: string;
  generic: string;
  color: string;
  size: string;
  sku: string;
};
type Moved = Pick<Sku, 'id' | 'size' | 'sku'> & { from: Sku };

const toCode = (text: string) => cellText(text, 'code');

/**
 * Stores sizes and skus as files are read today, so that the next upload finds them: 36 1/2 for 36 ½, with the garment's
 * run of sizes, the stock and what orders want. A garment stays as it is where two of its skus, or one of another garment,
 * would have the same code.
 */
export async function moveSizes(db: Writer): Promise<void> {
  const { rows } = await db.query<Sku>(`
    select k.id::text as id, k.garment_id::text as garment, k.catalog_id::text as catalog, g.generic, k.color, k.size, k.sku
    from skus k join garments g on g.id = k.garment_id
    where k.garment_id in (select garment_id from skus where ${isNotPlain('sku')} or ${isNotPlain('size')})
    order by k.id for update of k`);
  const moved: Moved[] = [];
  for (const [garment, skus] of groupBy(rows, (sku) => sku.garment)) {
    const planned = skus.map(toMoved);
    const isApart =
      areDistinct(planned.map(({ sku }) => sku)) &&
      areDistinct(planned.map(({ size, from }) => `${from.color} ${size}`));
    if (isApart && (await areFree(db, garment, planned))) {
      await writeGarment(db, garment, planned);
      moved.push(...planned.filter(({ sku, size, from }) => sku !== from.sku || size !== from.size));
    }
  }
  await moveStock(db, moved);
  await moveWanted(db, moved);
}

/** The usual code of a sku ends with its size; any other is a code of its own. */
function toMoved(from: Sku): Moved {
  const start = from.generic + from.color;
  const size = toCode(from.size);
  return { id: from.id, size, sku: from.sku === start + from.size ? start + size : toCode(from.sku), from };
}

const areDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

async function areFree(db: Writer, garment: string, skus: readonly Moved[]): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from skus where garment_id <> $1 and sku = any($2::text[])
      and catalog_id = (select catalog_id from garments where id = $1) limit 1`,
    [garment, skus.map(({ sku }) => sku)],
  );
  return rowCount === 0;
}

async function writeGarment(db: Writer, garment: string, skus: readonly Moved[]): Promise<void> {
  await db.query(
    `update skus k set sku = r.sku, size = r.size
    from json_to_recordset($1::json) as r(id bigint, sku text, size text)
    where k.id = r.id and (k.sku <> r.sku or k.size <> r.size)`,
    [JSON.stringify(skus)],
  );
  const { rows } = await db.query<{ sizes: string[] }>('select sizes from garments where id = $1', [garment]);
  const sizes = [...new Set((rows[0]?.sizes ?? []).map(toCode))];
  await db.query('update garments set sizes = $2 where id = $1 and sizes <> $2', [garment, sizes]);
}

/** Stock goes by the sku alone, in whatever catalogs it is; what is reported for the new code already stays. */
async function moveStock(db: Writer, moved: readonly Moved[]): Promise<void> {
  const { rows } = await db.query<{ sku: string }>(
    `select distinct sku from stocks where ${isNotPlain('sku')}`,
  );
  const codes = new Map(rows.map(({ sku }) => [sku, toCode(sku)]));
  for (const { sku, from } of moved) codes.set(from.sku, sku);
  const pairs = [...codes]
    .filter(([from, to]) => from !== to && to !== '')
    .map(([from, to]) => ({ from, to }));
  if (pairs.length === 0) return;
  const pair = 'json_to_recordset($1::json) as r("from" text, "to" text)';
  await db.query(
    `insert into stocks (sku, warehouse, quantity, updated_at)
    select distinct on (r."to", s.warehouse) r."to", s.warehouse, s.quantity, s.updated_at
    from ${pair} join stocks s on s.sku = r."from"
    order by r."to", s.warehouse, s.updated_at desc
    on conflict do nothing`,
    [JSON.stringify(pairs)],
  );
  await db.query(
    `delete from stocks s using ${pair}
    where s.sku = r."from" and not exists (select from skus k where k.sku = s.sku)`,
    [JSON.stringify(pairs)],
  );
}

/** What an order wants is named by the sku, or by its garment, color and size. */
async function moveWanted(db: Writer, moved: readonly Moved[]): Promise<void> {
  const pairs = moved.flatMap(({ size, sku, from }) => {
    const { catalog, generic, color } = from;
    const codes = { [from.sku]: sku, [generic + color + from.size]: generic + color + size };
    return Object.entries(codes).flatMap(([code, to]) => (code === to ? [] : [{ catalog, from: code, to }]));
  });
  if (pairs.length === 0) return;
  await db.query(
    `with pairs as materialized (
      select * from json_to_recordset($1::json) as r(catalog bigint, "from" text, "to" text)
    )
    update orders o set wanted = array(
      select coalesce(p."to", w.code) from unnest(o.wanted) with ordinality as w(code, position)
      left join pairs p on p.catalog = o.catalog_id and p."from" = w.code
      order by w.position)
    where o.catalog_id in (select catalog from pairs)
      and exists (select from pairs p where p.catalog = o.catalog_id and p."from" = any(o.wanted))`,
    [JSON.stringify(pairs)],
  );
}
