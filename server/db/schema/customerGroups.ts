import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, timestamptz, reference } from './columns';
import { users } from './users';

/** Named groups of customers, for one person or for all staff. */
export const customerGroups = pgTable(
  'customer_groups',
  {
    id: id(),
    ownerId: reference('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (t) => [index('customer_groups_owner_idx').on(t.ownerId)],
);

export const customerGroupMembers = pgTable(
  'customer_group_members',
  {
    groupId: reference('group_id')
      .notNull()
      .references(() => customerGroups.id, { onDelete: 'cascade' }),
    customerId: reference('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.customerId] }),
    index('customer_group_members_customer_idx').on(t.customerId),
  ],
);
