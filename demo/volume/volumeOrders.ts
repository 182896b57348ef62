import { lineAmount } from '../../src/domain/money';
import { type OrderState, stateColumns, statusDeck } from '../brand/orderStates';
import type { OrderLineRow, OrderRow } from '../brand/rows';
import { daysFrom, midnight } from '../brand/seasons';
import { createRandom, type Random } from '../random';
import type { Buyer, Offer } from './ground';

const linesEach = 20;

/** What orders are written from. */
export interface OrderGround {
  buyers: readonly Buyer[];
  offers: ReadonlyMap<number, readonly Offer[]>;
  now: Date;
}

interface Written {
  order: OrderRow;
  lines: OrderLineRow[];
}

/** Writes any number of orders of about 20 lines over the last year, in every state. */
export function createVolumeOrders({ buyers, offers, now }: OrderGround, count: number) {
  const random = createRandom(`orders ${count}`);
  const deck = statusDeck(count, random);
  const able = buyers
    .map((buyer) => ({ ...buyer, catalogs: buyer.catalogs.filter((id) => offers.has(id)) }))
    .filter((buyer) => buyer.catalogs.length > 0);
  /** The order at a place, from 0, under this id. */
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

/** An open order of a customer with many lines: the first `lines` cells, garment by garment in turn. */
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

/** Some sizes of some garments: twenty cells, where the catalog has as many. */
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
      version: 1,
      createdAt,
      editedAt,
      archivedAt: null,
    },
  };
}
