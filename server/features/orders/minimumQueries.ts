import { sql } from 'drizzle-orm';
import type { LanguageTag } from '../../../src/domain/language/languages';
import { type GarmentMinimum, type Shortfall, shortfallsOf } from '../../../src/domain/orders/minimums';
import type { SkuQuantities } from '../../../src/domain/orders/lines';
import { nameIn } from '../../db/names';
import type { Db } from '../../db/openDatabase';

type MinimumRow = GarmentMinimum & { lines: SkuQuantities };

/** What an order is short of by the minimums and multiples of its garments, with their names in a language. */
export async function selectShortfalls(db: Db, orderId: string, language: LanguageTag): Promise<Shortfall[]> {
  const found = await db.execute<MinimumRow>(sql`
    select g.generic, nullif(g.style_code, '') as style_code, ${nameIn(language, 'g')} as name, g.min_quantity,
      greatest(g.multiple, 1) as multiple, json_object_agg(k.sku, l.quantity) as lines,
      json_agg(json_build_object('sku', k.sku, 'own_sku', k.own_sku)) as skus
    from order_lines l join skus k on k.id = l.sku_id join garments g on g.id = k.garment_id
    where l.order_id = ${orderId}::bigint and (g.min_quantity > 1 or g.multiple > 1)
    group by g.id order by g.generic`);
  const lines = new Map(found.rows.map((row) => [row.generic, row.lines]));
  return shortfallsOf(found.rows, (generic) => lines.get(generic) ?? {});
}
