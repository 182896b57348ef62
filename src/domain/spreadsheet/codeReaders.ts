import { eanRefusal, toEan } from '../ean';
import { isCurrency } from '../money';
import { isColorNumber, isGeneric, padColor } from '../sku';
import { isMixedWithLookalikes, lookalikeRefusal, withLatinLookalikes } from '../text/lookalikes';
import { type FileCell, isAmbiguous, quoted } from './cell';
import type { CellKind } from './cellText';
import { changedSizeRefusal, isPowerOfTen, type ScaledCell, showsSameNumber } from './changedCells';
import { type CellReader, type Reading, readerOf, withNote } from './readCell';

/**
 * Reads a cell as a code of limited length; a number stays as written (the contract's Garment). One that mixes Latin
 * letters with others that look like them is refused.
 */
export function readCodeUpTo(longest: number, kind: CellKind = 'code'): CellReader<string> {
  return readerOf<string>((text) => codeUpTo(longest, text), kind);
}

/** Reads a cell as text, as `readCodeUpTo` does; a date is taken as shown, with a note. */
export function readTextUpTo(longest: number): CellReader<string> {
  return readerOf<string>((text) => textUpTo(longest, text), 'text');
}

/** Reads a cell as a size; an М that is Cyrillic would be a second column beside M. */
export function readSizeUpTo(longest: number): CellReader<string> {
  return readerOf<string>((text) => {
    const isLetterSize = /^(?:\d{0,2}X{0,5}[SML]|OS)$/.test(withLatinLookalikes(text));
    const refusal = changedSizeRefusal(text) ?? (isLetterSize ? lookalikeRefusal(text) : null);
    return refusal === null ? codeUpTo(longest, text) : { error: refusal };
  });
}

function codeUpTo(longest: number, text: string): Reading<string> {
  const refusal = isMixedWithLookalikes(text) ? lookalikeRefusal(text) : null;
  return refusal === null ? textUpTo(longest, text) : { error: refusal };
}

function textUpTo(longest: number, text: string): Reading<string> {
  return text.length <= longest ? { value: text } : { error: `must have at most ${longest} characters` };
}

/** Reads a cell as a generic: 6 capital letters or digits (contract.md 'Shapes'). */
export const readGeneric = readerOf<string>((text) =>
  isGeneric(text)
    ? { value: text }
    : { error: lookalikeRefusal(text) ?? 'must be 6 capital letters or digits, as in WJM123' },
);

/** Reads a cell as a color number, a numeric one padded to 3 digits (contract.md 'Fine print'). */
export const readColor = readerOf<string>((text) => {
  const color = padColor(text);
  return isColorNumber(color)
    ? { value: color }
    : { error: lookalikeRefusal(text) ?? 'must be 3 digits or capital letters, as in 000' };
});

/** Reads a cell as an ISO 4217 currency: 3 capitals (contract.md 'Conventions'). */
export const readCurrency = readerOf<string>((text) => {
  if (!/^[A-Z]{3}$/.test(text))
    return { error: lookalikeRefusal(text) ?? 'must be a currency of 3 capitals, as in EUR' };
  return isCurrency(text) ? { value: text } : { error: 'is not a currency of ISO 4217, as EUR is' };
});

const readPlainEan = readerOf<string>((text) => {
  const ean = toEan(text);
  return ean === null ? { error: eanRefusal(text) } : { value: ean };
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
  return withNote(readPlainEan(held), `${quoted(cell)} is taken as ${held}, which the cell holds`);
};

const truths = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

/** Reads a cell as a boolean: TRUE/FALSE, true/false, yes/no or 1/0 (contract.md 'Fine print'). */
export const readTruth = readerOf<boolean>((text) => {
  const value = truths.get(text.toLowerCase());
  return value === undefined ? { error: 'must be TRUE or FALSE, yes or no, 1 or 0' } : { value };
}, 'truth');
