import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Right, rolesWith } from '../../src/domain/access/rights';

/** The domain's `may` as an SQL condition on a column of roles. */
export const holdsRight = (roles: SQLWrapper, right: Right): SQL =>
  sql`${roles} && ${sql.param(rolesWith(right))}::text[]`;
