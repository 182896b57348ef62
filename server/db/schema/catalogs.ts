import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Names } from '../../../src/domain/catalog-file/catalogColumns';
import { cents, id, line, timestamptz, reference } from './columns';
import { users } from './users';

export const catalogs = pgTable(
  'catalogs',
  {
    id: id(),
    name: text('name').notNull(),
    brand: line('brand'),
    season: text('season').notNull(),
    catalogType: text('catalog_type').notNull().default('initial'),
    drop: line('drop'),
    serviceDate: timestamptz('service_date'),
    isCurrent: boolean('is_current').notNull().default(false),
    wlsEnabled: boolean('wls_enabled').notNull().default(true),
    lsEnabled: boolean('ls_enabled').notNull().default(true),
    currency: text('currency').notNull(),
    /** The languages besides English in which any of its garments or colors has, or had, a name. */
    nameLanguages: text('name_languages').array().notNull().default([]),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    archivedAt: timestamptz('archived_at'),
  },
  (t) => [
    check('catalogs_season', sql`${t.season} ~ '^(AW|SS)[0-9]{2}$'`),
    check('catalogs_type', sql`${t.catalogType} in ('initial', 'repo', 'return')`),
    check('catalogs_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
);

/** Which catalogs a customer or agent may see. */
export const userCatalogs = pgTable(
  'user_catalogs',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    catalogId: reference('catalog_id')
      .notNull()
      .references(() => catalogs.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.catalogId] }),
    index('user_catalogs_catalog_idx').on(t.catalogId),
  ],
);

export const garments = pgTable(
  'garments',
  {
    id: id(),
    catalogId: reference('catalog_id')
      .notNull()
      .references(() => catalogs.id, { onDelete: 'cascade' }),
    generic: text('generic').notNull(),
    number: text('number').notNull(),
    /** The brand's own code of the style; empty where the generic is the brand's own. */
    styleCode: line('style_code'),
    name: text('name').notNull(),
    /** Its names in other languages, by their tags. */
    names: jsonb('names').$type<Names>().notNull().default({}),
    drop: line('drop'),
    collection: line('collection'),
    madeIn: line('made_in'),
    description: line('description'),
    composition: line('composition'),
    largeDescription: line('large_description'),
    whPriceCents: cents('wh_price_cents').notNull(),
    rtPriceCents: cents('rt_price_cents').notNull(),
    withStocks: boolean('with_stocks').notNull().default(false),
    /** The minimum pieces in an order that has any, and the pack size: quantities come in multiples of it; 0 for no rule. */
    minQuantity: integer('min_quantity').notNull().default(0),
    multiple: integer('multiple').notNull().default(0),
    sizes: text('sizes').array().notNull(),
    removedAt: timestamptz('removed_at'),
  },
  (t) => [
    unique('garments_generic_key').on(t.catalogId, t.generic),
    index('garments_style_idx')
      .on(t.styleCode)
      .where(sql`${t.styleCode} <> ''`),
    check('garments_generic', sql`${t.generic} ~ '^[A-Z0-9]{6}$'`),
    check('garments_minimums', sql`${t.minQuantity} >= 0 and ${t.multiple} >= 0`),
    check('garments_prices', sql`${t.whPriceCents} >= 0 and ${t.rtPriceCents} >= 0`),
  ],
);

export const garmentColors = pgTable(
  'garment_colors',
  {
    garmentId: reference('garment_id')
      .notNull()
      .references(() => garments.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    name: line('name'),
    /** Its names in other languages, by their tags. */
    names: jsonb('names').$type<Names>().notNull().default({}),
    /** The brand's own code of the color; empty where the number is the brand's own. */
    code: line('code'),
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.garmentId, t.number] })],
);

/** A garment's prices on one price list; a garment without a row has its plain prices there. */
export const garmentPrices = pgTable(
  'garment_prices',
  {
    garmentId: reference('garment_id')
      .notNull()
      .references(() => garments.id, { onDelete: 'cascade' }),
    pricelist: text('pricelist').notNull(),
    whPriceCents: cents('wh_price_cents'),
    rtPriceCents: cents('rt_price_cents'),
  },
  (t) => [
    primaryKey({ columns: [t.garmentId, t.pricelist] }),
    check('garment_prices_positive', sql`${t.whPriceCents} >= 0 and ${t.rtPriceCents} >= 0`),
  ],
);

export const skus = pgTable(
  'skus',
  {
    id: id(),
    garmentId: reference('garment_id')
      .notNull()
      .references(() => garments.id, { onDelete: 'cascade' }),
    catalogId: reference('catalog_id')
      .notNull()
      .references(() => catalogs.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    color: text('color').notNull(),
    size: text('size').notNull(),
    /** In the spelling of `toEan`; null if unknown. Each catalog has its own, like a garment's names and prices. */
    ean: text('ean'),
    /** The brand's own code of the sku; null where the sku is the brand's own. */
    ownSku: text('own_sku'),
    removedAt: timestamptz('removed_at'),
  },
  (t) => [
    unique('skus_sku_key').on(t.catalogId, t.sku),
    unique('skus_cell_key').on(t.garmentId, t.color, t.size),
    uniqueIndex('skus_ean_key')
      .on(t.catalogId, t.ean)
      .where(sql`${t.removedAt} is null and ${t.ean} is not null`),
    uniqueIndex('skus_own_key')
      .on(t.catalogId, t.ownSku)
      .where(sql`${t.removedAt} is null and ${t.ownSku} is not null`),
    index('skus_own_idx')
      .on(t.ownSku)
      .where(sql`${t.ownSku} is not null`),
    check('skus_ean', sql`${t.ean} ~ '^([0-9]{8}|[0-9]{12,14})$'`),
    check('skus_color', sql`${t.color} ~ '^[A-Z0-9]{3}$'`),
  ],
);

/** Pieces of a sku in a warehouse, across all catalogs; no row means unknown, which counts as 0. */
export const stocks = pgTable(
  'stocks',
  {
    sku: text('sku').notNull(),
    warehouse: text('warehouse').notNull(),
    quantity: integer('quantity').notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.sku, t.warehouse] }), check('stocks_positive', sql`${t.quantity} >= 0`)],
);

/** Extra pictures of a garment in a color: n is 1 for `WJM123_000_1.jpg`. Main pictures need no row. */
export const extraPictures = pgTable(
  'extra_pictures',
  { generic: text('generic').notNull(), color: text('color').notNull(), count: smallint('count').notNull() },
  (t) => [primaryKey({ columns: [t.generic, t.color] }), check('extra_pictures_count', sql`${t.count} > 0`)],
);

/**
 * Which content each picture of a garment has, by its address below `/images/` without `.jpg`: `thumbnails/WJM123`. A
 * picture without a row is found at its documented address only.
 */
export const pictureTags = pgTable(
  'picture_tags',
  { generic: text('generic').notNull(), picture: text('picture').notNull(), tag: text('tag').notNull() },
  (t) => [primaryKey({ columns: [t.generic, t.picture] })],
);
