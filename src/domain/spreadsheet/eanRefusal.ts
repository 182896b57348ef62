import { eanDigitsOf, eanPattern } from '../ean';
import { type Message, message } from '../language/message';
import { type Cell, inQuotes } from './cell';
import { shortenedRefusal } from './changedCells';
import { isScientific } from './numberFormat';

/** Why `toEan` rejects the text of a cell. */
export function eanRefusal(text: string, cell: Cell): Message {
  const digits = eanDigitsOf(text);
  if (eanPattern.test(digits)) return message('{cell} has a wrong check digit', inQuotes(cell));
  if (isScientific(digits)) return shortenedRefusal(cell);
  return message('{cell} must be an EAN of 8, 12, 13 or 14 digits, as in 4006381333931', inQuotes(cell));
}
