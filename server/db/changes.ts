import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './openDatabase';
import { type OrderScope, ownOrders } from './orders';
import { theRow } from './theRow';

/** Which transactions a list of orders was read after; see `encodeToken` and `decodeToken`. */
export type SnapshotToken = {
  /** Identifies the run of the cluster; transaction ids of different runs can't be compared. */
  clusterEpoch: string;
  /** When it was taken, in epoch seconds by the database's clock. */
  at: number;
  /** The `pg_snapshot` of the visible transactions. */
  snapshot: string;
};

/** How long a token is valid; `changes` are retained for longer. */
const daysUsable = 1;
const daysRetained = 3;

/** After a restart, a restored backup or a failover, transaction ids may be reused. */
const clusterEpoch = sql`(
  (select oid from pg_database where datname = current_database())::text || '.' ||
  substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || '.' ||
  floor(extract(epoch from pg_postmaster_start_time()) * 1000)::text)`;

/** The current snapshot, and how an earlier token compares with it for a user with this scope. */
interface Present {
  token: SnapshotToken;
  /** Whether the set of orders that they may see is unchanged, so that the changed orders are the full difference. */
  isComparable: boolean;
  /** Whether any order that they see, or anything that a list shows with it, has changed since. */
  isChanged: boolean;
}

/**
 * Takes a token and compares an earlier one with it, in one statement that reads only what has changed since.
 * Transactions that were still open when the earlier token was taken count as later, whenever they began.
 */
export async function compareWithPresent(
  db: Db,
  scope: OrderScope,
  earlier: SnapshotToken | null,
): Promise<Present> {
  const present = sql`${clusterEpoch} as "clusterEpoch", floor(extract(epoch from now()))::float8 as at,
    pg_current_snapshot()::text as snapshot`;
  if (earlier === null) {
    const { rows } = await db.execute<SnapshotToken>(sql`select ${present}`);
    return { token: theRow(rows), isComparable: false, isChanged: true };
  }
  const reach = scope === null ? sql`''` : sql`'', ${String(scope.userId)}`;
  const { rows } = await db.execute<SnapshotToken & { comparable: boolean; changed: boolean }>(sql`
    select ${present},
      ${clusterEpoch} = ${earlier.clusterEpoch} and extract(epoch from now()) - ${earlier.at} between 0 and ${daysUsable * 86_400}
        and not exists (select from changes c where c.topic = 'reach' and c.key in (${reach})
          and ${changedSince(sql`c.changed_in`, earlier)}) as comparable,
      exists (select from orders o where ${changedSince(sql`o.changed_in`, earlier)} and ${ownOrders(scope)})
        or exists (select from changes c where c.topic in ('person', 'catalog')
          and ${changedSince(sql`c.changed_in`, earlier)}) as changed`);
  const { comparable, changed, ...token } = theRow(rows);
  return { token, isComparable: comparable, isChanged: changed };
}

/** Whether orders `o`, or the customer, seller or catalog that a list shows with them, have changed since a token. */
export const orderChangedSince = (token: SnapshotToken): SQL => {
  const keys = (topic: string) => sql`select c.key::bigint from changes c where c.topic = ${topic}
    and ${changedSince(sql`c.changed_in`, token)}`;
  return sql`o.id in (
    select id from orders where ${changedSince(sql`changed_in`, token)}
    union all select id from orders where customer_id = any(array(${keys('person')}))
    union all select id from orders where seller_id = any(array(${keys('person')}))
    union all select id from orders where catalog_id = any(array(${keys('catalog')})))`;
};

const changedSince = (xid: SQL, { snapshot }: SnapshotToken) => sql`(
  ${xid} >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(${xid}, ${snapshot}::pg_snapshot))`;

/** A token as an opaque string that is valid in an entity tag. */
export const encodeToken = ({ clusterEpoch, at, snapshot }: SnapshotToken): string =>
  [clusterEpoch, at, snapshot.replaceAll(',', '_')].join('~');

/** The token of such a string; null for anything else. */
export function decodeToken(word: string): SnapshotToken | null {
  const [, clusterEpoch, at, xmin = '', xmax = '', open = ''] =
    /^([\w.]{1,60})~(\d{1,12})~(\d{1,18}):(\d{1,18}):((?:\d{1,18}_)*(?:\d{1,18})?)$/.exec(word) ?? [];
  if (clusterEpoch === undefined) return null;
  // PostgreSQL accepts a snapshot only if its transaction ids ascend from xmin to xmax.
  const known = [xmin, ...open.split('_').filter((id) => id !== '')].map(Number);
  const isAscending = known.every((id, index) => index < 2 || id > Number(known[index - 1]));
  if (Number(xmin) < 1 || !isAscending || known.some((id) => id < Number(xmin) || id > Number(xmax)))
    return null;
  return { clusterEpoch, at: Number(at), snapshot: `${xmin}:${xmax}:${open.replaceAll('_', ',')}` };
}

/** A version that changes whenever anything that a line sheet's garments are made from changes. */
export async function selectGarmentsVersion(
  db: Db,
  { catalogId, warehouse }: { catalogId: number; warehouse: string },
): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select ${clusterEpoch} || '-' || coalesce((
      select string_agg(topic || n, '-' order by topic) from (
        select c.topic, sum(c.count)::text as n from changes c
        where (c.topic, c.key) in (('garments', ${String(catalogId)}), ('stock', ${warehouse}), ('pictures', ''))
        group by c.topic) counted), '') as version`);
  return theRow(rows).version;
}

/** Merges old changes of each topic and key into its latest one. */
export async function sumOldChanges(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // One host at a time: otherwise the row that receives the count could be deleted concurrently.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('linedesk changes'))`);
    await tx.execute(sql`
      with latest as (select topic, key, max(changed_in) as last from changes group by topic, key),
      deleted as (
        delete from changes c using latest l
        where c.topic = l.topic and c.key = l.key and c.changed_in < l.last
          and c.at < now() - make_interval(days => ${daysRetained})
        returning c.topic, c.key, c.count),
      added as (select topic, key, sum(count)::int as count from deleted group by topic, key)
      update changes c set count = c.count + a.count from added a, latest l
      where (c.topic, c.key) = (a.topic, a.key) and (l.topic, l.key) = (a.topic, a.key) and c.changed_in = l.last`);
  });
}
