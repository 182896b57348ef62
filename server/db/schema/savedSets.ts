import { boolean, text } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz } from './columns';
import { users } from './users';

/** The columns of what people save under a name, for themselves or for all staff. */
export const savedSetColumns = () => ({
  id: id(),
  ownerId: reference('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  isShared: boolean('is_shared').notNull().default(false),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});
