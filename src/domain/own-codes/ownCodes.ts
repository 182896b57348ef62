import { isColorNumber, isGeneric, padColor } from '../sku';

/** What codes are given to: a style, whose code is a generic of 6 characters, or a color, whose number has 3. */
export type CodeKind = 'style' | 'color';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lengthOf = { style: 6, color: 3 } as const;
const fits = { style: isGeneric, color: isColorNumber } as const;

/**
 * A brand's own code in one spelling: capitals, no spaces around it, single ones in it, so that the same code typed
 * twice gets the same code of ours.
 */
export function oneSpelling(own: string): string {
  return own.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase();
}

/** The code as it is, where it already has our form ('wjm123' as WJM123, color 1 as 001); null for any other. */
export function ownAsCode(kind: CodeKind, own: string): string | null {
  const spelled = oneSpelling(own);
  const code = kind === 'color' ? padColor(spelled) : spelled;
  return fits[kind](code) ? code : null;
}

/**
 * A code of 6 or 3 characters for each of a brand's own, by its `oneSpelling`. It depends on the own code alone, so it
 * is the same in every file; codes that already have our form are kept. Should two own codes of one call come to the
 * same, the one that comes later in the alphabet gets another. Call it for all styles of a file, and for the colors of
 * one style (api.md 'Shapes').
 */
export function giveCodes(kind: CodeKind, own: Iterable<string>): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  const waiting = new Set<string>();
  for (const spelled of new Set(Array.from(own, oneSpelling))) {
    const code = ownAsCode(kind, spelled);
    if (code === null) {
      waiting.add(spelled);
      continue;
    }
    // Color 1 and color 001 are two spellings of one code.
    given.set(spelled, code);
    taken.add(code);
  }
  for (const spelled of [...waiting].sort()) {
    let attempt = 0;
    let code = madeCode(kind, spelled, attempt);
    while (taken.has(code)) code = madeCode(kind, spelled, (attempt += 1));
    taken.add(code);
    given.set(spelled, code);
  }
  return given;
}

/** The code that an own code gets at its first, second … turn: the digits of its hash in base 36. */
function madeCode(kind: CodeKind, spelled: string, attempt: number): string {
  let remainder = hashOf(attempt === 0 ? spelled : `${spelled}\n${attempt}`);
  let code = '';
  while (code.length < lengthOf[kind]) {
    code += digits.charAt(remainder % digits.length);
    remainder = Math.floor(remainder / digits.length);
  }
  return code;
}

/** A hash of 53 bits (cyrb53): it must never change, since codes that were given out depend on it. */
function hashOf(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
