import { and, eq, exists, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Names } from '../../src/domain/catalog-file/catalogColumns';
import type { LanguageTag } from '../../src/domain/language/languages';
import type { Schema } from '../core/call';
import { languageOfName, nameIn } from './names';
import type { Db } from './openDatabase';
import { extraPictures, garmentColors, garmentPrices, garments, pictureTags, skus, stocks } from './schema';

/** Which garments of a catalog to load, and the price list and warehouse to show them with. */
interface GarmentView {
  catalogId: number;
  /** The price list; null, or a list on which a garment has no price, gives the plain prices. */
  pricelist: string | null;
  /** The warehouse whose stock is shown. */
  warehouse: string;
  /** The language of the names; null for the plain ones, with all others beside them. */
  language: LanguageTag | null;
  /** The language of plain names, where names shall say theirs. */
  plainLanguage?: string | null;
  /** Skus to show although they were removed from the catalog, because an order still has them. */
  alsoSkuIds?: readonly number[];
}

/** A garment as loaded: prices in integer cents, skus in the order they were added. */
export type LoadedGarment = Awaited<ReturnType<typeof loadGarments>>[number];

type Color = Schema<'GarmentColor'> & { names?: Names };

/** A sku as loaded, with the pieces in the warehouse; 0 if unknown. */
interface LoadedSku {
  id: number;
  sku: string;
  color: string;
  size: string;
  stock: number;
  ean?: string | null;
  ownSku?: string;
}

// '9' comes before '10', and numbers before names.
const byNumber = new Intl.Collator('en', { numeric: true });

const { catalogId: _catalogId, removedAt: _removedAt, names, ...shownColumns } = getTableColumns(garments);

/**
 * Loads the garments of a catalog with colors, skus, prices, stock and picture counts, sorted by number, in one
 * statement: a consistent snapshot, and no more queries for 1,000 garments than for one.
 */
export async function loadGarments(db: Db, view: GarmentView) {
  const held = inArrayParam(view.alsoSkuIds ?? []);
  const rows = await db
    .select({
      ...shownColumns,
      name: sql<string>`${nameIn(view.language ?? 'en', 'garments')}`,
      nameLanguage: sql<string | null>`${languageOfName(view, 'garments')}`,
      names: sql<Names | null>`${view.language === null ? names : sql`null`}`,
      whPriceCents: sql`coalesce(${garmentPrices.whPriceCents}, ${garments.whPriceCents})`.mapWith(Number),
      rtPriceCents: sql`coalesce(${garmentPrices.rtPriceCents}, ${garments.rtPriceCents})`.mapWith(Number),
      colors: sql<Color[] | null>`${colorsOfGarment(db, view)}`,
      stock: sql<{
        skus: SkuTuple[] | null;
        updated: number | null;
      }>`${skusOfGarment(db, view.warehouse, held)}`,
      pictures: sql<Record<string, number> | null>`${picturesOfGarment(db)}`,
      pictureTags: sql<Record<string, string> | null>`${tagsOfGarment(db)}`,
    })
    .from(garments)
    .leftJoin(
      garmentPrices,
      and(eq(garmentPrices.garmentId, garments.id), eq(garmentPrices.pricelist, view.pricelist ?? '')),
    )
    .where(and(eq(garments.catalogId, view.catalogId), or(isNull(garments.removedAt), hasHeldSku(db, held))));
  return rows
    .map(({ stock: { skus: tuples, updated }, ...row }) => {
      const skus = (tuples ?? []).map(([id, sku, color, size, stock, ean, ownSku]): LoadedSku => ({
        id,
        sku,
        color,
        size,
        stock,
        ean,
        ownSku,
      }));
      const used = inUse(row.sizes, row.colors ?? [], skus);
      return {
        ...row,
        ...used,
        skus,
        /** When the oldest stock figure was updated, in epoch seconds; null when there are none. */
        stockUpdated: updated,
        /** How many extra pictures each color has. */
        pictures: row.pictures ?? {},
        /** The known tags of the pictures' contents. */
        pictureTags: row.pictureTags ?? {},
      };
    })
    .sort((a, b) => byNumber.compare(a.number, b.number) || byNumber.compare(a.generic, b.generic));
}

/** The sizes and colors that have a sku; the others are hidden. */
function inUse(sizes: readonly string[], colors: readonly Color[], skus: readonly LoadedSku[]) {
  const usedSizes = new Set(skus.map((sku) => sku.size));
  const usedColors = new Set(skus.map((sku) => sku.color));
  return {
    sizes: sizes.filter((size) => usedSizes.has(size)),
    colors: colors.filter((color) => usedColors.has(color.number)),
  };
}

// One parameter, however many ids.
const inArrayParam = (ids: readonly number[]) => sql`${skus.id} = any(${sql.param([...ids])}::bigint[])`;

// The parts of each garment are looked up through their indexes: joined as grouped subqueries, they take several times
// as long until PostgreSQL has analyzed a catalog that was just uploaded.

// Tuples are much cheaper to build than objects, and a catalog may have 35,000 of them.
type SkuTuple = [
  id: number,
  sku: string,
  color: string,
  size: string,
  stock: number,
  ean?: string | null,
  ownSku?: string,
];

function skusOfGarment(db: Db, warehouse: string, held: SQL) {
  const tuple = sql`${skus.id}, ${skus.sku}, ${skus.color}, ${skus.size}, coalesce(${stocks.quantity}, 0)`;
  return db
    .select({
      stock: sql`json_build_object(
        'skus', json_agg(case
            when ${skus.ownSku} is not null then json_build_array(${tuple}, ${skus.ean}, ${skus.ownSku})
            when ${skus.ean} is not null then json_build_array(${tuple}, ${skus.ean})
            else json_build_array(${tuple}) end order by ${skus.id}),
        'updated', floor(extract(epoch from min(${stocks.updatedAt}))))`,
    })
    .from(skus)
    .leftJoin(stocks, and(eq(stocks.sku, skus.sku), eq(stocks.warehouse, warehouse)))
    .where(
      and(eq(skus.garmentId, garments.id), or(and(isNull(skus.removedAt), isNull(garments.removedAt)), held)),
    );
}

function hasHeldSku(db: Db, held: SQL) {
  return exists(
    db
      .select({ id: skus.id })
      .from(skus)
      .where(and(eq(skus.garmentId, garments.id), held)),
  );
}

function colorsOfGarment(db: Db, view: Pick<GarmentView, 'language' | 'plainLanguage'>) {
  const color = sql`'number', ${garmentColors.number}, 'name', ${nameIn(view.language ?? 'en', 'garment_colors')}`;
  const own = view.plainLanguage
    ? sql`${color}, 'name_language', ${languageOfName(view, 'garment_colors')}`
    : color;
  const shown = view.language === null ? sql`${own}, 'names', ${garmentColors.names}` : own;
  return db
    .select({
      colors: sql`json_agg(case when ${garmentColors.code} = ''
          then json_build_object(${shown})
          else json_build_object(${shown}, 'code', ${garmentColors.code}) end
        order by ${garmentColors.position}, ${garmentColors.number})`,
    })
    .from(garmentColors)
    .where(eq(garmentColors.garmentId, garments.id));
}

function picturesOfGarment(db: Db) {
  return db
    .select({ pictures: sql`json_object_agg(${extraPictures.color}, ${extraPictures.count})` })
    .from(extraPictures)
    .where(eq(extraPictures.generic, garments.generic));
}

function tagsOfGarment(db: Db) {
  return db
    .select({
      tags: sql`json_object_agg(${pictureTags.picture}, ${pictureTags.tag} order by ${pictureTags.picture})`,
    })
    .from(pictureTags)
    .where(eq(pictureTags.generic, garments.generic));
}
