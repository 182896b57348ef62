/** The parameters of Punycode for domain names (RFC 3492, section 5). */
const [base, smallest, largest, skew, damp, firstBias, firstCode] = [36, 1, 26, 38, 700, 72, 0x80];
const maxCode = 0x10ffff;

/**
 * A domain name as people write it: the ASCII form of an international label (xn--mller-kva.de) becomes its letters
 * (müller.de), other letters than ASCII small. A name of plain ASCII is unchanged, as is a label that cannot be decoded.
 */
export function toWrittenDomain(domain: string): string {
  return domain
    .split('.')
    .map((label) => {
      const written = /^xn--/i.test(label) ? (decodeLabel(label.slice(4)) ?? label) : label;
      return /[^\0-\x7f]/.test(written) ? written.normalize('NFKC').toLowerCase().normalize('NFC') : written;
    })
    .join('.');
}

/** The letters of a label without its `xn--` (RFC 3492, section 6.2); null if it is not Punycode. */
function decodeLabel(encoded: string): string | null {
  const end = encoded.lastIndexOf('-');
  const letters = Array.from(encoded.slice(0, Math.max(end, 0)));
  const digits = encoded.slice(end + 1).toLowerCase();
  let [code, bias, index, at] = [firstCode, firstBias, 0, 0];
  while (at < digits.length) {
    const before = index;
    let weight = 1;
    for (let step = base; ; step += base) {
      const digit = digitOf(digits.charAt(at));
      at += 1;
      if (digit === null) return null;
      index += digit * weight;
      const threshold = Math.min(Math.max(step - bias, smallest), largest);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(index - before, count, before === 0);
    code += Math.floor(index / count);
    index %= count;
    if (code > maxCode || (code >= 0xd800 && code <= 0xdfff)) return null;
    letters.splice(index, 0, String.fromCodePoint(code));
    index += 1;
  }
  const label = letters.join('');
  // An ASCII label needs no encoding, and marks at its beginning would join what stands before it.
  return /[^\0-\x7f]/.test(label) && isLabel(label) ? label : null;
}

/** A digit of Punycode: a to z, then 0 to 9; null for anything else. */
function digitOf(character: string): number | null {
  if (/^[a-z]$/.test(character)) return character.charCodeAt(0) - 97;
  return /^[0-9]$/.test(character) ? Number(character) + 26 : null;
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  while (rest > ((base - smallest) * largest) / 2) {
    rest = Math.floor(rest / (base - smallest));
    bias += base;
  }
  return bias + Math.floor(((base - smallest + 1) * rest) / (rest + skew));
}

/** Whether a text is one label of a domain name: letters, digits and hyphens of any script, no hyphen at an end. */
export function isLabel(text: string): boolean {
  return /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u.test(text);
}
