import { parseQuantity, type QuantityEntry } from './parseQuantity';

/** A whole number with or without groups of thousands, and with decimals only if they are zeros: 1.200, 1 200,00, 12. */
const wholeNumber = /^(?:(\d+)|(\d{1,3})(([.,'’\s])\d{3}(?:\4\d{3})*))(?:[.,]0{1,2})?$/;

const noNumberMessage = 'Not a whole number';

/**
 * Reads a quantity that was copied from a spreadsheet, with its thousands as anybody writes them. Null is a blank cell,
 * which changes nothing; a zero removes; what is no whole number changes nothing and says so, as nobody has looked at
 * it when it was pasted.
 */
export function parsePastedQuantity(text: string): QuantityEntry | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, plain, first, groups] = wholeNumber.exec(trimmed) ?? [];
  const digits = plain ?? (first === undefined ? undefined : first + String(groups).replace(/\D/g, ''));
  return digits === undefined ? { error: noNumberMessage } : parseQuantity(digits);
}
