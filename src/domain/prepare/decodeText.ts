import { message } from '../language/message';

/** The supported text encodings, by their `TextDecoder` labels, with display names. */
export const encodings = [
  { value: 'utf-8', label: message('Unicode (UTF-8)') },
  { value: 'utf-16le', label: message('Unicode (UTF-16)') },
  { value: 'utf-16be', label: message('Unicode (UTF-16, big endian)') },
  { value: 'utf-32le', label: message('Unicode (UTF-32)') },
  { value: 'utf-32be', label: message('Unicode (UTF-32, big endian)') },
  { value: 'windows-1252', label: message('Western European (Windows)') },
  { value: 'windows-1254', label: message('Turkish (Windows)') },
  { value: 'windows-1256', label: message('Arabic (Windows)') },
  { value: 'windows-1250', label: message('Central European (Windows)') },
  { value: 'windows-1251', label: message('Cyrillic (Windows)') },
  { value: 'windows-1253', label: message('Greek (Windows)') },
  { value: 'windows-1255', label: message('Hebrew (Windows)') },
  { value: 'shift_jis', label: message('Japanese (Shift_JIS)') },
  { value: 'euc-kr', label: message('Korean (EUC-KR)') },
  { value: 'gbk', label: message('Chinese (GBK)') },
] as const;

export type Encoding = (typeof encodings)[number]['value'];

/** The platform's decoder of the encodings other than UTF-32; `fatal` throws at bytes that do not fit. */
export type Decoder = (bytes: Uint8Array, label: Encoding, options: { fatal: boolean }) => string;

/**
 * Decodes a text file by the given encoding or the one that its bytes indicate. Bytes that do not fit the encoding
 * become U+FFFD.
 */
export function decodeText(
  bytes: Uint8Array,
  decode: Decoder,
  encoding: Encoding = encodingOf(bytes, decode),
): { text: string; encoding: Encoding } {
  const text =
    encoding === 'utf-32le' || encoding === 'utf-32be'
      ? decodeUtf32(bytes, encoding === 'utf-32le')
      : decode(bytes, encoding, { fatal: false });
  return { text, encoding };
}

/** Whether a text is that of a file which is none: bytes of 0 alone are filling, as old programs write them. */
export function isBinary(text: string): boolean {
  return text.includes('\0') && notInTexts.test(text.replaceAll('\0', ''));
}

/** The encoding of a text file by its byte order mark, or else by what its bytes are. */
function encodingOf(bytes: Uint8Array, decode: Decoder): Encoding {
  const marked = encodingMark(bytes);
  if (marked !== null) return marked;
  const sample = bytes.subarray(0, sampleBytes);
  const wide = wideEncoding(sample);
  // The last letter of a sample may be cut.
  const lastCut = sample.length < bytes.length ? -1 : undefined;
  if (wide !== null && !notInTexts.test(decodeText(sample, decode, wide).text.slice(0, lastCut))) return wide;
  return isUtf8(bytes, decode) ? 'utf-8' : guessEncoding(bytes);
}

function encodingMark([first, second, third, fourth]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'utf-32le' : 'utf-16le';
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return 'utf-32be';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

const sampleBytes = 4096;

/** Characters that texts don't have, but other files that look like UTF-16. */
const notInTexts = /(?!\s)\p{Cc}|\ufffd/u;

/**
 * UTF-32 or UTF-16 without a mark: separators, digits and line ends have zeros, always at the same places of their two
 * or four bytes. Null for other files.
 */
function wideEncoding(sample: Uint8Array): Encoding | null {
  const zerosAt = (place: number) => sample.filter((byte, at) => byte === 0 && at % 4 === place).length;
  const [first, second, third, fourth] = [zerosAt(0), zerosAt(1), zerosAt(2), zerosAt(3)];
  const isMany = (count: number) => count > 0 && count * 4 >= sample.length * 0.9;
  // A few letters, such as Ā, have a zero on the other side.
  const isFew = (count: number, others: number) => count * 4 <= others;
  if (isMany(third) && isMany(fourth) && isFew(first, fourth)) return 'utf-32le';
  if (isMany(first) && isMany(second) && isFew(fourth, first)) return 'utf-32be';
  const [even, odd] = [first + third, second + fourth];
  const isSome = (count: number) => count > 0 && count * 2 >= sample.length * 0.05;
  if (isSome(odd) && isFew(even, odd)) return 'utf-16le';
  return isSome(even) && isFew(odd, even) ? 'utf-16be' : null;
}

const notCharacter = 0xfffd;
const lastCharacter = 0x10ffff;

function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 0; at < view.byteLength; at += 4) {
    const code = at + 4 > view.byteLength ? notCharacter : view.getUint32(at, isLittleEndian);
    text += String.fromCodePoint(
      code > lastCharacter || (code >= 0xd800 && code < 0xe000) ? notCharacter : code,
    );
  }
  return text.replace(/^\ufeff/, '');
}

/**
 * Whether a text is UTF-8, also if some of its bytes are not: letters of several bytes hardly ever occur by chance in
 * another encoding.
 */
function isUtf8(bytes: Uint8Array, decode: Decoder): boolean {
  try {
    decode(bytes, 'utf-8', { fatal: true });
    return true;
  } catch {
    const beyondAscii = decode(bytes, 'utf-8', { fatal: false }).replace(/[\0-\x7f]/g, '');
    const letters = beyondAscii.replaceAll('\ufffd', '');
    return letters.length >= beyondAscii.length - letters.length;
  }
}

const turkish = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);

/**
 * Guesses the encoding of text that is not UTF-8: Arabic if letters beyond ASCII follow each other, Turkish if there
 * are letters that are rare in Western European text, otherwise Western European.
 */
function guessEncoding(bytes: Uint8Array): Encoding {
  let beyond = 0;
  let inRow = 0;
  let last = 0;
  let turkishOnes = 0;
  for (const byte of bytes) {
    if (byte >= 0x80) beyond += 1;
    if (byte >= 0x80 && last >= 0x80) inRow += 1;
    last = byte;
    if (turkish.has(byte)) turkishOnes += 1;
  }
  if (inRow > beyond * 0.5) return 'windows-1256';
  return turkishOnes > beyond * 0.2 ? 'windows-1254' : 'windows-1252';
}
