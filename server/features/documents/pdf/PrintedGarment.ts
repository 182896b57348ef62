import { type LoadedGarment, presentGarment } from '../../../db/garments';
import type { OrderLine } from '../queries/orderQueries';
import type { SizeRow } from './SizeTable';

/** A garment as documents print it. */
export interface PrintedGarment {
  garment: LoadedGarment;
  sizes: string[];
  rows: SizeRow[];
  pieces: number;
  cents: number;
  /** What a piece costs: what its lines were saved at, else the price of the list. */
  priceCents: number;
}

/** A garment with what an order has of it: a colour a row, its pieces and its amount behind the sizes. */
export function printOrdered(
  garment: LoadedGarment,
  lines: ReadonlyMap<string, OrderLine>,
  {
    wanted,
    amount,
    pieces,
  }: { wanted: ReadonlySet<string>; amount: (cents: number) => string; pieces: (count: number) => string },
): PrintedGarment {
  const shown = presentGarment(garment, { currency: '' });
  const total = { pieces: 0, cents: 0 };
  let priceCents: number | null = null;
  const rows = shown.colors.map(({ number, name }): SizeRow => {
    const colour = { pieces: 0, cents: 0 };
    const cells = shown.sizes.map((size) => {
      const sku = garment.skus.find((one) => one.color === number && one.size === size);
      if (sku === undefined) return null;
      const line = lines.get(sku.sku);
      const code = garment.generic + number + size;
      const isWanted = wanted.has(sku.sku) || wanted.has(code);
      if (line === undefined) return { text: '', isWanted };
      priceCents ??= line.price_cents;
      colour.pieces += line.quantity;
      colour.cents += line.quantity * line.price_cents;
      return { text: pieces(line.quantity), isWanted };
    });
    total.pieces += colour.pieces;
    total.cents += colour.cents;
    return {
      code: garment.generic + number,
      name,
      isWanted: wanted.has(garment.generic + number),
      cells,
      ends: colour.pieces === 0 ? [] : [pieces(colour.pieces), amount(colour.cents)],
    };
  });
  return { garment, sizes: shown.sizes, rows, ...total, priceCents: priceCents ?? garment.whPriceCents };
}
