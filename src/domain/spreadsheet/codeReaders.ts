import { toEan } from '../ean';
import { type Message, message } from '../language/message';
import { isCurrency } from '../money';
import { isColorNumber, isGeneric, padColor } from '../sku';
import { truthOf } from '../text/truths';
import { isMixedWithLookalikes, lookalikeIn, withLatinLookalikes } from '../text/lookalikes';
import { type Cell, type FileCell, isAmbiguous, inQuotes } from './cell';
import type { CellKind } from './cellText';
import { changedSizeRefusal, isPowerOfTen, type ScaledCell, showsSameNumber } from './changedCells';
import { eanRefusal } from './eanRefusal';
import { type CellReader, type Reading, readerOf, withNote } from './readCell';

/**
 * Reads a cell as a code of limited length; a number stays as written (the contract's Garment). One that mixes Latin
 * letters with others that look like them is refused.
 */
export function readCodeUpTo(longest: number, kind: CellKind = 'code'): CellReader<string> {
  return readerOf<string>((text, cell) => codeUpTo(longest, text, cell), kind);
}

/** Reads a cell as text, as `readCodeUpTo` does; a date is taken as shown, with a note. */
export function readTextUpTo(longest: number): CellReader<string> {
  return readerOf<string>((text, cell) => textUpTo(longest, text, cell), 'text');
}

/** Reads a cell as a size; an М that is Cyrillic would be a second column beside M. */
export function readSizeUpTo(longest: number): CellReader<string> {
  return readerOf<string>((text, cell) => {
    const isLetterSize = /^(?:\d{0,2}X{0,5}[SML]|OS)$/.test(withLatinLookalikes(text));
    const refusal = changedSizeRefusal(cell, text) ?? (isLetterSize ? lookalikeRefusal(text, cell) : null);
    return refusal === null ? codeUpTo(longest, text, cell) : { error: refusal };
  });
}

/** Why a text that should have Latin letters looks right, but is not; null without such a letter. */
export function lookalikeRefusal(text: string, cell: Cell): Message | null {
  const found = lookalikeIn(text);
  return found && message('{cell} looks right, but {found}: type it again', { ...inQuotes(cell), found });
}

function codeUpTo(longest: number, text: string, cell: Cell): Reading<string> {
  const refusal = isMixedWithLookalikes(text) ? lookalikeRefusal(text, cell) : null;
  return refusal === null ? textUpTo(longest, text, cell) : { error: refusal };
}

function textUpTo(longest: number, text: string, cell: Cell): Reading<string> {
  return text.length <= longest ? { value: text } : { error: tooLong(cell, longest) };
}

/** The error of a text of too many characters. */
export const tooLong = (cell: Cell, longest: number): Message =>
  message('{cell} must have at most {longest} characters', { ...inQuotes(cell), longest });

/** Reads a cell as a generic: 6 capital letters or digits (contract.md 'Shapes'). */
export const readGeneric = readerOf<string>((text, cell) => {
  if (isGeneric(text)) return { value: text };
  const other = message('{cell} must be 6 capital letters or digits, as in WJM123', inQuotes(cell));
  return { error: lookalikeRefusal(text, cell) ?? other };
});

/** Reads a cell as a color number, a numeric one padded to 3 digits (contract.md 'Fine print'). */
export const readColor = readerOf<string>((text, cell) => {
  const color = padColor(text);
  if (isColorNumber(color)) return { value: color };
  const other = message('{cell} must be 3 digits or capital letters, as in 000', inQuotes(cell));
  return { error: lookalikeRefusal(text, cell) ?? other };
});

/** Reads a cell as an ISO 4217 currency: 3 capitals (contract.md 'Conventions'). */
export const readCurrency = readerOf<string>((text, cell) => {
  if (isCurrency(text)) return { value: text };
  const quote = inQuotes(cell);
  if (/^[A-Z]{3}$/.test(text))
    return { error: message('{cell} is not a currency of ISO 4217, as EUR is', quote) };
  const other = message('{cell} must be a currency of 3 capitals, as in EUR', quote);
  return { error: lookalikeRefusal(text, cell) ?? other };
});

const readPlainEan = readerOf<string>((text, cell) => {
  const ean = toEan(text);
  return ean === null ? { error: eanRefusal(text, cell) } : { value: ean };
});

/** The EAN that a cell holds and shows as a power of ten, with fewer digits; null for other numbers. */
export function heldEan(cell: ScaledCell): string | null {
  if (!isPowerOfTen(cell) || showsSameNumber(cell)) return null;
  const digits = String(cell.stored);
  return toEan(digits) === null ? null : digits;
}

/**
 * Reads a cell as a normalized EAN. One that the cell shows as a power of ten is taken if it holds more digits than
 * that, and the right check digit.
 */
export const readEan: CellReader<string> = (cell: FileCell) => {
  const held = isAmbiguous(cell) && cell.ambiguity === 'scaled' ? heldEan(cell) : null;
  if (held === null) return readPlainEan(cell);
  const note = message('{cell} is taken as {ean}, which the cell holds', { ...inQuotes(cell), ean: held });
  return withNote(readPlainEan(held), note);
};

/** Reads a cell as a boolean: TRUE/FALSE, true/false, yes/no or 1/0, also in other languages (contract.md 'Fine print'). */
export const readTruth = readerOf<boolean>((text, cell) => {
  const value = truthOf(text);
  if (value !== undefined) return { value };
  return { error: message('{cell} must be TRUE or FALSE, yes or no, 1 or 0', inQuotes(cell)) };
}, 'truth');
