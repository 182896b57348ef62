import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './openDatabase';
import type { OrderScope } from './orders';

/** What a list of orders had seen when it was read; see `toState` and `fromState`. */
export type Moment = {
  /** Which course of this database it belongs to: another one counts its transactions anew. */
  era: string;
  /** When it was, in epoch seconds by the database. */
  at: number;
  /** PostgreSQL's own description of the transactions that it had seen. */
  snapshot: string;
};

/** A moment is of use for this long; `changes` are kept for longer. */
const daysOfUse = 1;
const daysKept = 3;

/** Restarts, restored backups and standbys that took over may each count transactions anew. */
const era = sql`(
  (select oid from pg_database where datname = current_database())::text || '.' ||
  substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || '.' ||
  floor(extract(epoch from pg_postmaster_start_time()) * 1000)::text)`;

/** The present, and whether an earlier moment is still of use to somebody who sees the orders of this scope. */
interface Present {
  moment: Moment;
  /** Whether what they may see has stayed the same since, so that changes tell all. */
  isComparable: boolean;
  /** Whether any order that they see, or anything that a list shows with it, was changed since. */
  isChanged: boolean;
}

/**
 * Tells the present, compared with an earlier moment, in one statement that reads what was changed since and no more.
 * Transactions that were still open at that moment count as later, whenever they began.
 */
export async function comparePresent(
  db: Db,
  scope: { scope: OrderScope | null; condition: SQL },
  earlier: Moment | null,
): Promise<Present> {
  const present = sql`${era} as era, floor(extract(epoch from now()))::float8 as at,
    pg_current_snapshot()::text as snapshot`;
  if (earlier === null) {
    const { rows } = await db.execute<Moment>(sql`select ${present}`);
    return { moment: theRow(rows), isComparable: false, isChanged: true };
  }
  const reach = scope.scope === null ? sql`''` : sql`'', ${String(scope.scope.userId)}`;
  const { rows } = await db.execute<Moment & { comparable: boolean; changed: boolean }>(sql`
    select ${present},
      ${era} = ${earlier.era} and extract(epoch from now()) - ${earlier.at} between 0 and ${daysOfUse * 86_400}
        and not exists (select from changes c where c.topic = 'reach' and c.key in (${reach})
          and ${changedSince(sql`c.changed_in`, earlier)}) as comparable,
      exists (select from orders o where ${changedSince(sql`o.changed_in`, earlier)} and ${scope.condition})
        or exists (select from changes c where c.topic in ('person', 'catalog')
          and ${changedSince(sql`c.changed_in`, earlier)}) as changed`);
  const { comparable, changed, ...moment } = theRow(rows);
  return { moment, isComparable: comparable, isChanged: changed };
}

/** Whether orders `o`, or the customer, seller or catalog that a list shows with them, were changed since a moment. */
export const orderChangedSince = (moment: Moment): SQL => {
  const keys = (topic: string) => sql`select c.key::bigint from changes c where c.topic = ${topic}
    and ${changedSince(sql`c.changed_in`, moment)}`;
  return sql`o.id in (
    select id from orders where ${changedSince(sql`changed_in`, moment)}
    union all select id from orders where customer_id = any(array(${keys('person')}))
    union all select id from orders where seller_id = any(array(${keys('person')}))
    union all select id from orders where catalog_id = any(array(${keys('catalog')})))`;
};

const changedSince = (xid: SQL, { snapshot }: Moment) => sql`(
  ${xid} >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(${xid}, ${snapshot}::pg_snapshot))`;

/** A moment as one opaque word that fits into an entity tag. */
export const toState = ({ era, at, snapshot }: Moment): string =>
  [era, at, snapshot.replaceAll(',', '_')].join('~');

/** The moment of such a word; null for anything else. */
export function fromState(word: string): Moment | null {
  const [, era, at, xmin = '', xmax = '', open = ''] =
    /^([\w.]{1,60})~(\d{1,12})~(\d{1,18}):(\d{1,18}):((?:\d{1,18}_)*(?:\d{1,18})?)$/.exec(word) ?? [];
  if (era === undefined) return null;
  // PostgreSQL takes transactions in ascending order only, from the first that was open to the next to come.
  const known = [xmin, ...open.split('_').filter((id) => id !== '')].map(Number);
  const isAscending = known.every((id, index) => index < 2 || id > Number(known[index - 1]));
  if (Number(xmin) < 1 || !isAscending || known.some((id) => id < Number(xmin) || id > Number(xmax)))
    return null;
  return { era, at: Number(at), snapshot: `${xmin}:${xmax}:${open.replaceAll('_', ',')}` };
}

/** What the garments of a sheet are made from, as a version that changes with it. */
export async function selectSheetVersion(
  db: Db,
  { catalogId, warehouse }: { catalogId: number; warehouse: string },
): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select ${era} || '-' || coalesce((
      select string_agg(topic || n, '-' order by topic) from (
        select c.topic, sum(c.count)::text as n from changes c
        where (c.topic, c.key) in (('garments', ${String(catalogId)}), ('stock', ${warehouse}), ('pictures', ''))
        group by c.topic) counted), '') as version`);
  return theRow(rows).version;
}

/** Adds up changes that nobody asks about one by one any more; the latest of each kind stays. */
export async function sumOldChanges(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // One host at a time: a row that another one has just removed could not take up the count.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('linedesk changes'))`);
    await tx.execute(sql`
      with latest as (select topic, key, max(changed_in) as last from changes group by topic, key),
      gone as (
        delete from changes c using latest l
        where c.topic = l.topic and c.key = l.key and c.changed_in < l.last
          and c.at < now() - make_interval(days => ${daysKept})
        returning c.topic, c.key, c.count),
      added as (select topic, key, sum(count)::int as count from gone group by topic, key)
      update changes c set count = c.count + a.count from added a, latest l
      where (c.topic, c.key) = (a.topic, a.key) and (l.topic, l.key) = (a.topic, a.key) and c.changed_in = l.last`);
  });
}

function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('PostgreSQL answered no row.');
  return row;
}
