import { sql } from 'drizzle-orm';

/** Days for which what was uploaded for a failed task is kept. */
const daysKept = 7;

/** Whether a row of `tasks` is one that failed and whose uploads, if it had any, are still kept. */
export const isRetriable = sql`(status = 'failed'
  and (files = '{}' or finished_at > now() - make_interval(days => ${daysKept})))`;
