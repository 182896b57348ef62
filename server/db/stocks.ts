import { sql } from 'drizzle-orm';
import type { Db } from './openDatabase';

/** Those of these warehouses that any customer or stock has. */
export async function selectKnownWarehouses(db: Db, warehouses: readonly string[]): Promise<Set<string>> {
  if (warehouses.length === 0) return new Set();
  const found = await db.execute<{ warehouse: string }>(sql`
    select n.warehouse from unnest(${sql.param([...warehouses])}::text[]) as n(warehouse)
    where exists (select from users u where u.warehouse = n.warehouse and u.closed_at is null)
      or exists (select from stocks s where s.warehouse = n.warehouse)`);
  return new Set(found.rows.map(({ warehouse }) => warehouse));
}
