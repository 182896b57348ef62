import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * The tables. Money is in integer cents, quantities are checked integers, ids are bigints that the wire
 * carries as opaque strings. Deleting a user, catalog or order sets a date; nothing an order needs is removed.
 */

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const reference = (name: string) => bigint(name, { mode: 'number' });
const cents = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const line = (name: string) => text(name).notNull().default('');

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    roles: text('roles').array().notNull(),
    sapId: text('sap_id'),
    extraInfo: line('extra_info'),
    warehouse: text('warehouse').notNull().default('0001'),
    pricelist: text('pricelist'),
    isWholesale: boolean('is_wholesale').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
  },
  (t) => [
    uniqueIndex('users_email_key')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.closedAt} is null`),
    uniqueIndex('users_sap_id_key')
      .on(t.sapId)
      .where(sql`${t.closedAt} is null`),
    index('users_roles_idx').using('gin', t.roles),
    check('users_roles_known', sql`${t.roles} <@ array['admin','agent','wls','app']::text[]`),
  ],
);

export const userAddresses = pgTable(
  'user_addresses',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    sapId: text('sap_id').notNull(),
    name1: line('name1'),
    address: line('address'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.position] }), unique().on(t.userId, t.sapId)],
);

export const userSalesOrganizations = pgTable(
  'user_sales_organizations',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    salesOrganization: text('sales_organization').notNull(),
    channel: text('channel').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.position] }),
    unique().on(t.userId, t.salesOrganization, t.channel),
  ],
);

/** Which agents look after which customers. */
export const agentCustomers = pgTable(
  'agent_customers',
  {
    agentId: reference('agent_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: reference('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.agentId, t.customerId] }),
    index('agent_customers_customer_idx').on(t.customerId),
  ],
);

/** A signed-in browser. Only the SHA-256 of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user_idx').on(t.userId), index('sessions_expires_idx').on(t.expiresAt)],
);

/** A link from a mail that lets its person in once, to choose a password. Only the SHA-256 of its token is kept. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    /** The order that the mail was about. */
    orderId: reference('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('one_time_links_user_idx').on(t.userId),
    index('one_time_links_expires_idx').on(t.expiresAt),
    check('one_time_links_purpose', sql`${t.purpose} in ('invitation')`),
  ],
);

/** Failed sign-ins per account and per address, so that every host behind a proxy counts the same. */
export const loginFailures = pgTable('login_failures', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});

export const catalogs = pgTable(
  'catalogs',
  {
    id: id(),
    name: text('name').notNull(),
    brand: line('brand'),
    season: text('season').notNull(),
    catalogType: text('catalog_type').notNull().default('initial'),
    drop: line('drop'),
    serviceDate: moment('service_date'),
    isCurrent: boolean('is_current').notNull().default(false),
    wlsEnabled: boolean('wls_enabled').notNull().default(true),
    lsEnabled: boolean('ls_enabled').notNull().default(true),
    currency: text('currency').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    archivedAt: moment('archived_at'),
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
    name: text('name').notNull(),
    drop: line('drop'),
    collection: line('collection'),
    madeIn: line('made_in'),
    description: line('description'),
    composition: line('composition'),
    largeDescription: line('large_description'),
    whPriceCents: cents('wh_price_cents').notNull(),
    rtPriceCents: cents('rt_price_cents').notNull(),
    withStocks: boolean('with_stocks').notNull().default(false),
    sizes: text('sizes').array().notNull(),
    removedAt: moment('removed_at'),
  },
  (t) => [
    unique('garments_generic_key').on(t.catalogId, t.generic),
    check('garments_generic', sql`${t.generic} ~ '^[A-Z0-9]{6}$'`),
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
    removedAt: moment('removed_at'),
  },
  (t) => [
    unique('skus_sku_key').on(t.catalogId, t.sku),
    unique('skus_cell_key').on(t.garmentId, t.color, t.size),
    check('skus_color', sql`${t.color} ~ '^[A-Z0-9]{3}$'`),
  ],
);

/** Pieces of a sku in a warehouse, whatever the catalog; no row means nothing is known, which counts as 0. */
export const stocks = pgTable(
  'stocks',
  {
    sku: text('sku').notNull(),
    warehouse: text('warehouse').notNull(),
    quantity: integer('quantity').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.sku, t.warehouse] }), check('stocks_positive', sql`${t.quantity} >= 0`)],
);

/** Extra pictures of a garment in a colour: n is 1 for `WJM123_000_1.jpg`. Main pictures need no row. */
export const extraPictures = pgTable(
  'extra_pictures',
  { generic: text('generic').notNull(), color: text('color').notNull(), count: smallint('count').notNull() },
  (t) => [primaryKey({ columns: [t.generic, t.color] }), check('extra_pictures_count', sql`${t.count} > 0`)],
);

export const orders = pgTable(
  'orders',
  {
    id: id(),
    name: text('name').notNull(),
    customerId: reference('customer_id')
      .notNull()
      .references(() => users.id),
    sellerId: reference('seller_id').references(() => users.id),
    catalogId: reference('catalog_id')
      .notNull()
      .references(() => catalogs.id),
    isWholesale: boolean('is_wholesale').notNull().default(true),
    sapStatus: smallint('sap_status').notNull().default(0),
    finished: boolean('finished').notNull().default(false),
    salesOrganization: line('sales_organization'),
    channel: line('channel'),
    addressId: line('address_id'),
    serviceDate: moment('service_date'),
    wanted: text('wanted')
      .array()
      .notNull()
      .default(sql`'{}'`),
    itemsCount: integer('items_count').notNull().default(0),
    totalCents: cents('total_cents').notNull().default(0),
    version: integer('version').notNull().default(1),
    erpKey: uuid('erp_key'),
    erpNumber: line('erp_number'),
    erpMessage: text('erp_message'),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at').notNull().defaultNow(),
    archivedAt: moment('archived_at'),
  },
  (t) => [
    index('orders_status_idx')
      .on(t.sapStatus, t.editedAt)
      .where(sql`${t.archivedAt} is null`),
    index('orders_customer_idx').on(t.customerId, t.createdAt),
    index('orders_created_idx').on(t.createdAt.desc(), t.id.desc()),
    index('orders_seller_idx').on(t.sellerId),
    index('orders_catalog_idx').on(t.catalogId),
    uniqueIndex('orders_erp_key').on(t.erpKey),
    check('orders_totals', sql`${t.itemsCount} >= 0 and ${t.totalCents} >= 0`),
  ],
);

/** One quantity of an order, with the wholesale price it had when it was last saved. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    skuId: reference('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    whPriceCents: cents('wh_price_cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.skuId] }),
    index('order_lines_sku_idx').on(t.skuId),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 999999`),
  ],
);

/** What happened to an order, told in its history; without an actor it was the ERP, or the host itself. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    actorId: reference('actor_id').references(() => users.id),
    kind: text('kind').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('order_events_order_idx').on(t.orderId, t.id),
    check(
      'order_events_kind',
      sql`${t.kind} in ('created', 'copied', 'link_sent', 'changed', 'finished', 'reopened', 'edited', 'sent',
        'accepted', 'rejected', 'unlocked', 'deleted', 'handed_over')`,
    ),
  ],
);

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    class: text('class').notNull(),
    /** Tasks of one lane are done one after the other, in the order of their ids. */
    lane: text('lane').notNull(),
    /** What the class's work is given. */
    input: jsonb('input').$type<unknown>().notNull(),
    /** The uploaded files as their senders called them; they are kept under their place in this list. */
    files: text('files')
      .array()
      .notNull()
      .default(sql`'{}'`),
    status: text('status').notNull().default('created'),
    progress: smallint('progress').notNull().default(0),
    error: text('error'),
    errors: jsonb('errors').$type<string[]>(),
    /** How often it was begun, which tells a worker that lost its task from the one that has it. */
    attempts: integer('attempts').notNull().default(0),
    startAfter: moment('start_after').notNull().defaultNow(),
    createdBy: reference('created_by').references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('tasks_created_idx').on(t.createdAt),
    index('tasks_open_idx')
      .on(t.lane, t.id)
      .where(sql`${t.status} in ('created', 'WIP')`),
    check('tasks_status', sql`${t.status} in ('created', 'WIP', 'failed', 'done')`),
    check('tasks_progress', sql`${t.progress} between 0 and 100`),
  ],
);

/**
 * A send of which the ERP may have booked something without saying so: the moment it was last handed over. Gone once
 * the answer is known.
 */
export const erpAttempts = pgTable(
  'erp_attempts',
  { key: uuid('key').primaryKey(), at: moment('at').notNull() },
  (t) => [index('erp_attempts_at_idx').on(t.at)],
);

/** Facts about this database itself, such as that it holds the demo brand. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
