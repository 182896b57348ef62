import { fromCents } from '../../src/domain/money';
import type { Schema } from '../core/call';
import type { LoadedGarment } from './garments';

/** What a garment's JSON has besides the garment itself: the catalog's currency and the ordered pieces by sku. */
interface GarmentFrame {
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

/** One loaded garment as the contract shows it: prices in major units, 0 pieces if none are ordered. */
export function presentGarment(
  garment: LoadedGarment,
  { currency, quantities }: GarmentFrame,
): Schema<'Garment'> {
  return {
    generic: garment.generic,
    number: garment.number,
    style_code: garment.styleCode || undefined,
    name: garment.name,
    ...(garment.nameLanguage !== null && { name_language: garment.nameLanguage }),
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
    ...(garment.minQuantity > 1 && { min_quantity: garment.minQuantity }),
    ...(garment.multiple > 1 && { multiple: garment.multiple }),
    stock_updated: garment.withStocks ? garment.stockUpdated : null,
    sizes: sizesOf(garment),
    colors: colorsOf(garment),
    skus: garment.skus.map(({ sku, color, size, stock, ean, ownSku }) => ({
      sku,
      ean: ean ?? undefined,
      own_sku: ownSku,
      color,
      size,
      stock,
      quantity: quantities?.get(sku) ?? 0,
    })),
    pictures: garment.pictures,
    ...(Object.keys(garment.pictureTags).length > 0 && { picture_tags: garment.pictureTags }),
  };
}

// A sku that an order still has may have a size or color that the garment no longer lists, but needs a cell.
function sizesOf({ sizes, skus }: LoadedGarment): string[] {
  return [...new Set([...sizes, ...skus.map((sku) => sku.size)])];
}

function colorsOf({ colors, skus }: LoadedGarment): Schema<'GarmentColor'>[] {
  const named = new Set(colors.map((color) => color.number));
  const unnamed = new Set(skus.map((sku) => sku.color).filter((color) => !named.has(color)));
  return [...colors, ...[...unnamed].map((number) => ({ number, name: '' }))];
}
