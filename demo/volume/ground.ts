import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/openDatabase';

/** A customer who may order, with what an order takes over from them. */
export type Buyer = {
  id: number;
  sapId: string | null;
  pricelist: string | null;
  isWholesale: boolean;
  sellerId: number | null;
  addressId: string | null;
  salesOrganization: string | null;
  channel: string | null;
  catalogs: number[];
};

/** A garment that can be ordered, with its wholesale price on each list that has one. */
export type Offer = {
  catalogId: number;
  whPriceCents: number;
  prices: Record<string, number>;
  skuIds: number[];
};

/** The customers who see a catalog whose orders can be sent. */
export async function loadBuyers(db: Db): Promise<Buyer[]> {
  const { rows } = await db.execute<Buyer>(sql`
    select u.id::float8 as id, u.sap_id as "sapId", u.pricelist, u.is_wholesale as "isWholesale",
      (select min(agent_id)::float8 from agent_customers where customer_id = u.id) as "sellerId",
      (select sap_id from user_addresses where user_id = u.id order by position limit 1) as "addressId",
      o.sales_organization as "salesOrganization", o.channel,
      array_agg(c.id::float8 order by c.id) as catalogs
    from users u
    join user_catalogs uc on uc.user_id = u.id
    join catalogs c on c.id = uc.catalog_id and c.catalog_type <> 'return' and c.archived_at is null
    left join user_sales_organizations o on o.user_id = u.id and o.position = 0
    where 'wls' = any(u.roles) and u.closed_at is null
    group by u.id, o.user_id, o.position
    order by u.id`);
  return rows;
}

/** Every garment on offer, by catalog. */
export async function loadOffers(db: Db): Promise<Map<number, Offer[]>> {
  const { rows } = await db.execute<Offer>(sql`
    select g.catalog_id::float8 as "catalogId", g.wh_price_cents::float8 as "whPriceCents",
      coalesce((select json_object_agg(p.pricelist, p.wh_price_cents) from garment_prices p
        where p.garment_id = g.id and p.wh_price_cents is not null), '{}') as prices,
      (select array_agg(s.id::float8 order by s.id) from skus s
        where s.garment_id = g.id and s.removed_at is null) as "skuIds"
    from garments g
    where g.removed_at is null
      and exists (select from skus s where s.garment_id = g.id and s.removed_at is null)
    order by g.id`);
  const offers = new Map<number, Offer[]>();
  for (const offer of rows) {
    const others = offers.get(offer.catalogId);
    if (others === undefined) offers.set(offer.catalogId, [offer]);
    else others.push(offer);
  }
  return offers;
}
