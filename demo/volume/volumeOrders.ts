import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/openDatabase';
import { lineAmount } from '../../src/domain/money';
import { groupBy } from '../brand/groupBy';
import { type OrderState, stateColumns, statusDeck } from '../brand/orderStates';
import type { OrderLineRow, OrderRow } from '../brand/rows';
import { daysFrom, midnight } from '../brand/seasons';
import { createRandom, type Random } from '../random';

const linesEach = 20;

/** The data from which orders are written. */
export interface OrderGround {
  buyers: readonly Buyer[];
  offers: ReadonlyMap<number, readonly Offer[]>;
  now: Date;
}

interface Written {
  order: OrderRow;
  lines: OrderLineRow[];
}

/** Writes any number of orders with about 20 lines each over the last year, in every state. */
export function createVolumeOrders({ buyers, offers, now }: OrderGround, count: number) {
  const random = createRandom(`orders ${count}`);
  const deck = statusDeck(count, random);
  const able = buyers
    .map((buyer) => ({ ...buyer, catalogs: buyer.catalogs.filter((id) => offers.has(id)) }))
    .filter((buyer) => buyer.catalogs.length > 0);
  /** The order at a zero-based index, with this id. */
  return (index: number, id: number): Written => {
    const buyer = random.pick(able);
    const catalogId = random.pick(buyer.catalogs);
    return writeOrder(
      { id, buyer, catalogId, state: deck[index] ?? 'open', name: `Order ${id}` },
      pickLines,
      offers,
      now,
      random,
    );
  };
}

/** An open order with many lines for a customer: the first `lines` cells, one from each garment in turn. */
export function writeLargeOrder(
  ground: { offers: OrderGround['offers']; now: Date },
  wish: { id: number; buyer: Buyer; catalogId: number; lines: number; name: string },
): Written {
  const eachGarment = (garments: readonly Offer[]) => {
    const rounds = Math.ceil(wish.lines / Math.max(1, garments.length));
    const cells = Array.from({ length: rounds }, (_, round) =>
      garments.flatMap((offer) => offer.skuIds.slice(round, round + 1).map((skuId) => ({ offer, skuId }))),
    );
    return cells.flat().slice(0, wish.lines);
  };
  return writeOrder(
    { ...wish, state: 'open' },
    eachGarment,
    ground.offers,
    ground.now,
    createRandom(`large ${wish.id}`),
  );
}

type Cell = { offer: Offer; skuId: number };

/** Some sizes of some garments: about twenty cells, if the catalog has that many. */
function pickLines(garments: readonly Offer[], random: Random): Cell[] {
  const cells = new Map<number, Cell>();
  const wanted = random.int(linesEach - 6, linesEach + 6);
  for (let tries = 0; cells.size < wanted && tries < wanted; tries += 1) {
    const offer = random.pick(garments);
    const from = random.int(0, Math.max(0, offer.skuIds.length - 4));
    for (const skuId of offer.skuIds.slice(from, from + 4)) cells.set(skuId, { offer, skuId });
  }
  return [...cells.values()].slice(0, wanted);
}

function writeOrder(
  {
    id,
    buyer,
    catalogId,
    state,
    name,
  }: { id: number; buyer: Buyer; catalogId: number; state: OrderState; name: string },
  pick: (garments: readonly Offer[], random: Random) => Cell[],
  offers: OrderGround['offers'],
  now: Date,
  random: Random,
): Written {
  const lines = pick(offers.get(catalogId) ?? [], random).map(({ offer, skuId }) => ({
    orderId: id,
    skuId,
    quantity: random.int(1, 12),
    whPriceCents: offer.prices[buyer.pricelist ?? ''] ?? offer.whPriceCents,
  }));
  const createdAt = daysFrom(now, -random.next() * 365);
  const editedAt = new Date(createdAt.getTime() + (now.getTime() - createdAt.getTime()) * random.next() ** 2);
  return {
    lines,
    order: {
      id,
      name,
      customerId: buyer.id,
      sellerId: buyer.sellerId,
      catalogId,
      isWholesale: buyer.isWholesale,
      ...stateColumns(state, buyer, random),
      salesOrganization: buyer.salesOrganization ?? '',
      channel: buyer.channel ?? '',
      addressId: buyer.addressId ?? '',
      serviceDate: random.chance(0.6) ? midnight(daysFrom(createdAt, random.int(30, 200))) : null,
      wanted: [],
      itemsCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      totalCents: lines.reduce(
        (sum, line) => sum + lineAmount({ quantity: line.quantity, price: line.whPriceCents }),
        0,
      ),
      createdAt,
      editedAt,
    },
  };
}

/** A customer who may order, with the values that an order copies from them. */
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

/** A garment that can be ordered, with its wholesale price on each list that has it. */
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
  return groupBy(rows, ({ catalogId }) => catalogId);
}
