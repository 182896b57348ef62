import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, line, timestamptz, reference } from './columns';

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
    /** The language of the mails to this person; null when nobody has chosen one. */
    language: text('language'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** The day of the last sign-in or use. */
    lastSeenAt: timestamptz('last_seen_at'),
    /** When the person was told that the unused account will be erased. */
    idleNoticeAt: timestamptz('idle_notice_at'),
    closedAt: timestamptz('closed_at'),
    /** When everything personal was removed from a closed account. */
    erasedAt: timestamptz('erased_at'),
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

/** Who entered a customer's address or sales organization last: the ERP, or staff. */
const origin = () => text('origin').$type<'erp' | 'staff'>().notNull().default('erp');

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
    origin: origin(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.position] }),
    unique().on(t.userId, t.sapId),
    check('user_addresses_origin', sql`${t.origin} in ('erp', 'staff')`),
  ],
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
    origin: origin(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.position] }),
    unique().on(t.userId, t.salesOrganization, t.channel),
    check('user_sales_organizations_origin', sql`${t.origin} in ('erp', 'staff')`),
  ],
);

/** The agents of each customer. */
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
