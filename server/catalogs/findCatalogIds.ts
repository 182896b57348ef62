import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import { toId } from '../db/ids';
import { catalogs } from '../db/schema';
import { notFound } from '../plugins/problems';

/** The ids of catalogs in the tables, each once; 404 when one is unknown or archived. */
export async function findCatalogIds(db: Db, wireIds: readonly string[]): Promise<number[]> {
  const asked = [...new Set(wireIds)];
  const ids = asked.map(toId).filter((id) => id !== null);
  const known = ids.length === 0 ? [] : await selectCatalogIds(db, ids);
  if (known.length !== asked.length) throw notFound('catalog');
  return known;
}

async function selectCatalogIds(db: Db, ids: number[]): Promise<number[]> {
  const found = await db
    .select({ id: catalogs.id })
    .from(catalogs)
    .where(and(inArray(catalogs.id, ids), isNull(catalogs.archivedAt)));
  return found.map((catalog) => catalog.id);
}
