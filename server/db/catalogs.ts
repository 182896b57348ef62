import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { message } from '../../src/domain/language/message';
import { scopeOf } from '../../src/domain/access/accessRules';
import { ownsCatalog } from '../../src/domain/access/ownership';
import type { Schema, Viewer } from '../core/call';
import { forbidden, notFound } from '../core/problems';
import type { Db } from './openDatabase';
import { catalogs, toId, userCatalogs } from './schema';
import { may } from '../../src/domain/access/rights';

/** The database ids of catalogs, without duplicates; 404 when one is unknown or archived. */
export async function findCatalogIds(db: Db, wireIds: readonly string[]): Promise<number[]> {
  const asked = [...new Set(wireIds)];
  const known = asked.length === 0 ? [] : await selectCatalogIds(db, asked.map(toId));
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

/** The catalogs enabled for a user, archived ones too. */
export async function selectEnabledIds(db: Db, userId: number): Promise<number[]> {
  const found = await db
    .select({ id: userCatalogs.catalogId })
    .from(userCatalogs)
    .where(eq(userCatalogs.userId, userId));
  return found.map(({ id }) => id);
}

/** A catalog as the caller may see it, with their own price list and warehouse. */
export type SeenCatalog = Pick<
  Schema<'Catalog'>,
  'id' | 'name' | 'brand' | 'season' | 'currency' | 'drop' | 'service_date' | 'wls_enabled' | 'ls_enabled'
> & { enabled: boolean; pricelist: string | null; warehouse: string; name_languages: string[] };

/** The catalog with this wire id, if this person may preview it and it is not archived; otherwise 404. */
export async function findSeenCatalog(db: Db, user: Viewer, wireId: string): Promise<SeenCatalog> {
  const catalog = await findCatalog(db, toId(wireId), user.dbId);
  if (catalog === null || !sees(user, catalog)) throw notFound('catalog');
  return catalog;
}

function sees({ roles }: Viewer, catalog: SeenCatalog): boolean {
  if (scopeOf(roles, 'getCatalog') === 'any') return true;
  return ownsCatalog({ roles, catalogs: catalog.enabled ? [catalog.id] : [] }, catalog);
}

/**
 * The price list to show a catalog with; null for the plain prices, which everybody may see. Only admins may use a list
 * that is not their own (403).
 */
export function authorisePriceList(
  user: Viewer,
  { pricelist }: Pick<SeenCatalog, 'pricelist'>,
  asked = '',
): string | null {
  if (asked === '') return null;
  if (asked === pricelist || may(user.roles, 'giveAnyPriceList')) return asked;
  throw forbidden(message('You may not see the price list {priceList}.', { priceList: asked }));
}

async function findCatalog(db: Db, id: number, userId: number): Promise<SeenCatalog | null> {
  const found = await db.execute<SeenCatalog>(sql`
    select c.id, c.name, c.brand, c.season, c.currency, c."drop", c.wls_enabled, c.ls_enabled, c.name_languages,
      floor(extract(epoch from c.service_date))::float8 as service_date,
      exists (select from user_catalogs e where e.user_id = u.id and e.catalog_id = c.id) as enabled,
      u.pricelist, u.warehouse
    from catalogs c, users u
    where c.id = ${id} and c.archived_at is null and u.id = ${userId}`);
  return found.rows[0] ?? null;
}
