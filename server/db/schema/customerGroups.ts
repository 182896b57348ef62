import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { reference } from './columns';
import { savedSetColumns } from './savedSets';
import { users } from './users';

/** The groups of customers. */
export const customerGroups = pgTable('customer_groups', savedSetColumns(), (t) => [
  index('customer_groups_owner_idx').on(t.ownerId),
]);

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
