import { type Message, message } from '../language/message';
import { isolated } from '../text/isolated';
import type { SkuQuantities } from './lines';

/**
 * A garment's order rules: the min pieces in all colors and sizes together, if any are ordered, and the pack size of
 * each sku; absent for no rule (contract.md 'Minimums and multiples').
 */
export type GarmentMinimum = {
  readonly generic: string;
  readonly name: string;
  /** The brand's own codes. */
  readonly style_code?: string | null | undefined;
  readonly skus?: readonly { readonly sku: string; readonly own_sku?: string | null | undefined }[];
  readonly min_quantity?: number | undefined;
  readonly multiple?: number | undefined;
};

/** Whether a quantity is not a multiple of the pack size. */
export function isOffMultiple(quantity: number, multiple = 1): boolean {
  return quantity % multiple !== 0;
}

/**
 * The message about a quantity that is not a multiple, with the nearest ones: '7 is not a multiple of 6, take 6 or
 * 12'.
 */
export function multipleText(quantity: number, multiple: number): Message {
  const below = Math.floor(quantity / multiple) * multiple;
  return below === 0
    ? message('{quantity} is not a multiple of {multiple}, take {multiple}', { quantity, multiple })
    : message('{quantity} is not a multiple of {multiple}, take {below} or {above}', {
        quantity,
        multiple,
        below,
        above: below + multiple,
      });
}

/** The ordered pieces of a garment if they are below its minimum; otherwise null. */
export function tooFewPieces({ min_quantity: min = 0 }: GarmentMinimum, lines: SkuQuantities): number | null {
  const pieces = Object.values(lines).reduce((sum, quantity) => sum + quantity, 0);
  return pieces > 0 && pieces < min ? pieces : null;
}

/** A violated minimum of a garment or multiple of a sku. */
export interface Shortfall {
  /** The generic or the sku. */
  readonly code: string;
  readonly text: Message;
}

/** All violated minimums and multiples of an order. */
export function shortfallsOf(
  garments: readonly GarmentMinimum[],
  linesOf: (generic: string) => SkuQuantities,
): Shortfall[] {
  return garments.flatMap((garment) => {
    const { generic, style_code, name, min_quantity: minimum = 0, multiple = 1, skus = [] } = garment;
    const codeOf = (sku: string) => skus.find((one) => one.sku === sku)?.own_sku ?? sku;
    const lines = linesOf(generic);
    const pieces = tooFewPieces(garment, lines);
    const off = Object.entries(lines).filter(([, quantity]) => isOffMultiple(quantity, multiple));
    const texts = off.map(([sku, quantity]) => ({
      code: sku,
      text: message('{sku}: {fault}', { sku: codeOf(sku), fault: multipleText(quantity, multiple) }),
    }));
    if (pieces === null) return texts;
    const values = { code: style_code ?? generic, name: isolated(name), pieces, minimum };
    const few = message('{code} {name}: {pieces} of at least {minimum} pieces', values);
    return [{ code: generic, text: few }, ...texts];
  });
}

const maxNames = 5;

/** Why an order can't be finished where minimums are required, or null. */
export function minimumsRefusal(shortfalls: readonly Shortfall[]): Message | null {
  const [first, ...others] = shortfalls.slice(0, maxNames).map(({ text }) => text);
  if (first === undefined) return null;
  const more = shortfalls.length - maxNames;
  const named = others.reduce((listed, next) => message('{listed}; {next}', { listed, next }), first);
  return more > 0
    ? message(
        'The order cannot be finished before it meets its minimums and multiples. {named}; and {more} more.',
        { named, more },
      )
    : message('The order cannot be finished before it meets its minimums and multiples. {named}.', { named });
}
