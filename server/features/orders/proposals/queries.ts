import { eq, type SQL, sql } from 'drizzle-orm';
import type { ProposedChange, WantedChanges } from '../../../../src/domain/orders/proposals';
import type { Db } from '../../../db/openDatabase';
import { orders } from '../../../db/schema';

/** A proposal as it is stored, with what the order has by now; `saved_at` in epoch seconds. */
export interface StoredProposal {
  version: number;
  wanted_added: string[];
  wanted_removed: string[];
  note: string;
  saved_at: number;
  /** `removed` when the sku has left the catalog since; `cents` is today's price. */
  lines: (ProposedChange & { removed: boolean; cents: number })[];
}

/** The proposal of an order as JSON, or null: an SQL expression. */
export const proposalOf = (orderId: SQL): SQL => sql`(
  select json_build_object('version', p.version, 'wanted_added', p.wanted_added, 'wanted_removed', p.wanted_removed,
    'note', p.note, 'saved_at', floor(extract(epoch from p.saved_at)), 'lines', coalesce((
      select json_agg(json_build_object('sku', k.sku, 'ordered', coalesce(l.quantity, 0), 'proposed', c.quantity,
        'removed', k.removed_at is not null or g.removed_at is not null,
        'cents', coalesce(gp.wh_price_cents, g.wh_price_cents)) order by k.sku collate "C")
      from order_proposal_lines c
      join orders po on po.id = c.order_id
      join users pu on pu.id = po.customer_id
      join skus k on k.id = c.sku_id
      join garments g on g.id = k.garment_id
      left join garment_prices gp on gp.garment_id = g.id and gp.pricelist = pu.pricelist
      left join order_lines l on l.order_id = c.order_id and l.sku_id = c.sku_id
      where c.order_id = p.order_id), '[]'))
  from order_proposals p where p.order_id = ${orderId})`;

/** The proposal of an order; null if none was ever saved. */
export async function findProposal(db: Db, orderId: string): Promise<StoredProposal | null> {
  const { rows } = await db.execute<{ proposal: StoredProposal | null }>(
    sql`select ${proposalOf(sql`${orderId}::bigint`)} as proposal`,
  );
  return rows[0]?.proposal ?? null;
}

/** Stores what differs from the order in place of what was stored. */
export async function writeProposal(
  tx: Db,
  orderId: string,
  { lines, wanted, at }: { lines: { sku_id: string; quantity: number }[]; wanted: WantedChanges; at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into order_proposals (order_id, version, wanted_added, wanted_removed, saved_at)
    values (${orderId}, 1, ${sql.param(wanted.added)}::text[], ${sql.param(wanted.removed)}::text[],
      ${at.toISOString()}::timestamptz)
    on conflict (order_id) do update set version = order_proposals.version + 1, wanted_added = excluded.wanted_added,
      wanted_removed = excluded.wanted_removed, saved_at = excluded.saved_at`);
  await tx.execute(sql`delete from order_proposal_lines where order_id = ${orderId}`);
  await tx.execute(sql`
    insert into order_proposal_lines (order_id, sku_id, quantity)
    select ${orderId}::bigint, line.* from unnest(${sql.param(lines.map(({ sku_id }) => sku_id))}::bigint[],
      ${sql.param(lines.map(({ quantity }) => quantity))}::int[]) line`);
}

/** Takes off a proposal what the order has by now. */
export async function removeTaken(
  tx: Db,
  orderId: string,
  { skus, wanted }: { skus: string[]; wanted: string[] },
): Promise<void> {
  const without = (column: string) => sql`array(
    select code from unnest(${sql.identifier(column)}) code where code <> all(${sql.param(wanted)}::text[]))`;
  await tx.execute(sql`
    update order_proposals set version = version + 1, wanted_added = ${without('wanted_added')},
      wanted_removed = ${without('wanted_removed')}
    where order_id = ${orderId}`);
  await tx.execute(sql`
    delete from order_proposal_lines c using skus k
    where c.order_id = ${orderId} and k.id = c.sku_id and k.sku = any(${sql.param(skus)}::text[])`);
}

/** Notes when the customer proposed what is stored, or null that nobody has to decide on it any more. */
export async function markProposed(tx: Db, orderId: string, proposedAt: Date | null): Promise<void> {
  await tx
    .update(orders)
    .set({ proposedAt })
    .where(eq(orders.id, Number(orderId)));
}

/** Stores what the agent should know about a proposal. */
export async function writeProposalNote(tx: Db, orderId: string, note: string): Promise<void> {
  await tx.execute(sql`update order_proposals set note = ${note} where order_id = ${orderId}`);
}
