import { fromCents } from '../../src/domain/money';
import type { Schema } from '../operation';
import type { LoadedGarment } from './loadGarments';

/** What a garment's JSON says besides the garment itself: the catalog's currency and the pieces ordered by sku. */
export interface GarmentFrame {
  currency: string;
  quantities?: ReadonlyMap<string, number>;
}

/** Loaded garments as the contract shows them, in the order given. */
export function presentGarments(
  garments: readonly LoadedGarment[],
  frame: GarmentFrame,
): Schema<'Garment'>[] {
  return garments.map((garment) => presentGarment(garment, frame));
}

/** One loaded garment as the contract shows it: prices in major units, 0 pieces where none are ordered. */
export function presentGarment(
  garment: LoadedGarment,
  { currency, quantities }: GarmentFrame,
): Schema<'Garment'> {
  return {
    generic: garment.generic,
    number: garment.number,
    name: garment.name,
    drop: garment.drop,
    collection: garment.collection,
    made_in: garment.madeIn,
    description: garment.description,
    composition: garment.composition,
    large_description: garment.largeDescription,
    wh_price: fromCents(garment.whPriceCents),
    rt_price: fromCents(garment.rtPriceCents),
    currency,
    with_stocks: garment.withStocks,
    stock_updated: garment.withStocks ? garment.stockUpdated : null,
    sizes: sizesOf(garment),
    colors: colorsOf(garment),
    skus: garment.skus.map(({ sku, color, size, stock }) => ({
      sku,
      color,
      size,
      stock,
      quantity: quantities?.get(sku) ?? 0,
    })),
    pictures: garment.pictures,
  };
}

// A sku that an order still holds may have a size or colour that the garment no longer names; it needs its cell.
function sizesOf({ sizes, skus }: LoadedGarment): string[] {
  return [...new Set([...sizes, ...skus.map((sku) => sku.size)])];
}

function colorsOf({ colors, skus }: LoadedGarment): Schema<'GarmentColor'>[] {
  const named = new Set(colors.map((color) => color.number));
  const unnamed = new Set(skus.map((sku) => sku.color).filter((color) => !named.has(color)));
  return [...colors, ...[...unnamed].map((number) => ({ number, name: '' }))];
}
