import type { SkuQuantities } from './lines';

/**
 * What a garment asks of an order: at least so many pieces of it in all colors and sizes together, if the order has any,
 * and of each sku a multiple of so many; absent for no rule (contract.md 'Minimums and multiples').
 */
export type GarmentMinimum = {
  readonly generic: string;
  readonly name: string;
  /** The brand's own codes, which people know it by. */
  readonly style_code?: string | null | undefined;
  readonly skus?: readonly { readonly sku: string; readonly own_sku?: string | null | undefined }[];
  readonly min_quantity?: number | undefined;
  readonly multiple?: number | undefined;
};

/** Whether a quantity is none that its garment is sold in. */
export function isOffMultiple(quantity: number, multiple = 1): boolean {
  return quantity % multiple !== 0;
}

/** What to tell about a quantity that is no multiple, with the nearest ones: '7 is not a multiple of 6, take 6 or 12'. */
export function multipleText(quantity: number, multiple: number): string {
  const below = Math.floor(quantity / multiple) * multiple;
  const nearest = below === 0 ? `${multiple}` : `${below} or ${below + multiple}`;
  return `${quantity} is not a multiple of ${multiple}, take ${nearest}`;
}

/** How many pieces an order has of a garment when they are too few; otherwise null. */
export function tooFewPieces(
  { min_quantity: least = 0 }: GarmentMinimum,
  lines: SkuQuantities,
): number | null {
  const pieces = Object.values(lines).reduce((sum, quantity) => sum + quantity, 0);
  return pieces > 0 && pieces < least ? pieces : null;
}

/** What an order is short of, a line for each garment with too few pieces and for each sku that is no multiple. */
export function shortfallsOf(
  garments: readonly GarmentMinimum[],
  linesOf: (generic: string) => SkuQuantities,
): string[] {
  return garments.flatMap((garment) => {
    const { multiple = 1, skus = [] } = garment;
    const codeOf = (sku: string) => skus.find((one) => one.sku === sku)?.own_sku ?? sku;
    const lines = linesOf(garment.generic);
    const pieces = tooFewPieces(garment, lines);
    const off = Object.entries(lines).filter(([, quantity]) => isOffMultiple(quantity, multiple));
    return [
      ...(pieces === null
        ? []
        : [
            `${garment.style_code ?? garment.generic} ${garment.name}: ${pieces} of at least ${garment.min_quantity} pieces`,
          ]),
      ...off.map(([sku, quantity]) => `${codeOf(sku)}: ${multipleText(quantity, multiple)}`),
    ];
  });
}

const mostNamed = 5;

/** Null when an order is short of nothing, else why it can't be finished where minimums are required. */
export function minimumsRefusal(shortfalls: readonly string[]): string | null {
  if (shortfalls.length === 0) return null;
  const more = shortfalls.length - mostNamed;
  const named = shortfalls.slice(0, mostNamed).join('; ') + (more > 0 ? `; and ${more} more` : '');
  return `The order cannot be finished before it meets its minimums and multiples. ${named}.`;
}
