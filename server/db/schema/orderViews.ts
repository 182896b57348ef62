import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { reference } from './columns';
import { savedSetColumns } from './savedSets';
import { users } from './users';

/** The saved views of the order list; the query is that of its address, after the '?'. */
export const orderViews = pgTable(
  'order_views',
  { ...savedSetColumns(), query: text('query').notNull() },
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
