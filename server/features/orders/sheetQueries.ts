import { sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { type FoundOrder, foundColumns, foundTables, ownOrder } from '../../db/orders';
import { prepare } from '../../db/prepared';
import { toId } from '../../db/schema';
import { addressesOfUser, salesOrganizationsOfUser } from '../../db/users';
import type { Schema, Viewer } from '../../core/call';
import { proposalOf, type StoredProposal } from './proposals/queries';
import type { SavedLine } from './queries';

/** A line of a line sheet; `removed` when its sku has left the catalog since. */
type SheetLine = SavedLine & { removed: boolean };

/** An order with what a list shows of it, and its lines. */
export type SheetRow = FoundOrder &
  Pick<Schema<'OrderCustomer'>, 'addresses' | 'sales_organizations'> &
  Pick<Schema<'OrderCatalog'>, 'season' | 'currency'> & {
    customer_sap_id: string | null;
    name_languages: string[];
    seller_name: string | null;
    lines: SheetLine[];
    proposal: StoredProposal | null;
  };

const sheetStatement = prepare<SheetRow>(sql`
  select ${foundColumns}, u.sap_id as customer_sap_id, ${addressesOfUser} as addresses,
    ${salesOrganizationsOfUser} as sales_organizations, c.season, c.currency, c.name_languages,
    (select s.name from users s where s.id = o.seller_id) as seller_name,
    coalesce((
      select json_agg(json_build_object('sku_id', l.sku_id::text, 'sku', k.sku, 'generic', g.generic,
        'quantity', l.quantity, 'price', l.wh_price_cents,
        'removed', k.removed_at is not null or g.removed_at is not null) order by l.sku_id)
      from order_lines l
      join skus k on k.id = l.sku_id
      join garments g on g.id = k.garment_id
      where l.order_id = o.id), '[]') as lines, ${proposalOf(sql`o.id`)} as proposal
  from ${foundTables}
  where o.id = ${sql.placeholder('id')}`);

/** The order with this wire id and its lines, in one statement; 404 when there is none or this person may not see it. */
export async function findOwnSheet(db: Db, user: Viewer, wireId: string): Promise<SheetRow> {
  const [sheet] = await sheetStatement(db, { id: toId(wireId) });
  return ownOrder(user, sheet);
}
