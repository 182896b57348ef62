import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamptz, reference } from './columns';
import { users } from './users';

/** A view of the order list that somebody has saved, for themselves or for all staff. */
export const orderViews = pgTable(
  'order_views',
  {
    id: id(),
    ownerId: reference('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The query of the list's address, after the '?'. */
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (t) => [index('order_views_owner_idx').on(t.ownerId)],
);

/** The view that a person's order list opens with. */
export const orderViewStarts = pgTable(
  'order_view_starts',
  {
    userId: reference('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewId: reference('view_id')
      .notNull()
      .references(() => orderViews.id, { onDelete: 'cascade' }),
  },
  (t) => [index('order_view_starts_view_idx').on(t.viewId)],
);
