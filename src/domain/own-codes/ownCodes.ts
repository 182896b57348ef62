import { isColorNumber, isGeneric, padColor } from '../sku';
import { withPlainDigits } from '../text/digits';

/** The kinds of generated codes: for a style, a generic of 6 characters; for a color, a number of 3. */
export type CodeKind = 'style' | 'color';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lengthOf = { style: 6, color: 3 } as const;
const fits = { style: isGeneric, color: isColorNumber } as const;

/**
 * Normalizes a brand's own code: capitals, trimmed, single spaces, so that spelling variants get the same generated
 * code.
 */
export function oneSpelling(own: string): string {
  return own.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase();
}

/** The code itself if it already has our form ('wjm123' as WJM123, color 1 and ١ as 001); else null. */
export function ownAsCode(kind: CodeKind, own: string): string | null {
  const spelled = withPlainDigits(oneSpelling(own));
  const code = kind === 'color' ? padColor(spelled) : spelled;
  return fits[kind](code) ? code : null;
}

/**
 * Generates a code of 6 or 3 characters for each own code, by its `oneSpelling`. It depends on the own code alone, so
 * it is the same in every file; codes in our form are unchanged. If two own codes of one call collide, the
 * alphabetically later one gets another code. Call it for all styles of a file, and for the colors of one style
 * (contract.md 'Shapes').
 */
export function generateCodes(kind: CodeKind, own: Iterable<string>): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  const waiting = new Set<string>();
  for (const spelled of new Set(Array.from(own, oneSpelling))) {
    const code = ownAsCode(kind, spelled);
    if (code === null) {
      waiting.add(spelled);
      continue;
    }
    // Colors 1 and 001 are spellings of one code.
    given.set(spelled, code);
    taken.add(code);
  }
  for (const spelled of [...waiting].sort()) {
    let attempt = 0;
    let code = generateCode(kind, spelled, attempt);
    while (taken.has(code)) code = generateCode(kind, spelled, (attempt += 1));
    taken.add(code);
    given.set(spelled, code);
  }
  return given;
}

/** The generated code at the given attempt: the digits of its hash in base 36. */
function generateCode(kind: CodeKind, spelled: string, attempt: number): string {
  let remainder = hashOf(attempt === 0 ? spelled : `${spelled}\n${attempt}`);
  let code = '';
  while (code.length < lengthOf[kind]) {
    code += digits.charAt(remainder % digits.length);
    remainder = Math.floor(remainder / digits.length);
  }
  return code;
}

/** A 53-bit hash (cyrb53). It must never change, since existing codes depend on it. */
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
