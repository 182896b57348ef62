import { topicOf } from './titles';

/** The supported separators of text files, with their labels. */
export const separators = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
] as const;

export type Separator = (typeof separators)[number]['value'];

const sampleSize = 30;

/** Excel's first line 'sep=;', which specifies the separator. */
const separatorLine = /^sep=([,;\t|])\r?\n/i;

/** The rows of a text file. */
export type CsvRows = {
  readonly rows: string[][];
  /** The rows with text after a closing quote or with an unclosed one, where cells may have been merged. */
  readonly strayQuotes: readonly number[];
  /** The row with a quote that is never closed; null if there is none. */
  readonly openQuote: number | null;
};

/**
 * Parses a text file (RFC 4180): quoted cells may contain separators, line breaks and doubled quotes. An unclosed
 * quote ends with the text. Cells are unchanged; rows are counted from 1.
 */
export function parseCsv(file: string, separator: Separator, maxRows = Infinity): CsvRows {
  const text = file.replace(separatorLine, '');
  const rows: string[][] = [];
  const strayQuotes: number[] = [];
  let openQuote: number | null = null;
  let cells: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < maxRows) {
    const quote = text[at] === '"' ? quotedCell(text, at) : null;
    // Some programs write text after the closing quote.
    const end = quote?.end ?? at;
    const stop = plainEnd(text, end, separator);
    const remainder = text.slice(end, stop);
    if (quote?.isClosed === false) openQuote = rows.length + 1;
    if (quote !== null && (!quote.isClosed || remainder.trim() !== '')) strayQuotes.push(rows.length + 1);
    cells.push(quote === null ? remainder : quote.cell + remainder);
    at = stop;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) cells.push('');
      else continue;
    }
    rows.push(cells);
    cells = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return { rows, strayQuotes, openQuote };
}

function quotedCell(text: string, start: number): { cell: string; end: number; isClosed: boolean } {
  let cell = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { cell: cell + text.slice(from), end: text.length, isClosed: false };
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1, isClosed: true };
    cell += '"';
    from = quote + 2;
  }
}

function plainEnd(text: string, from: number, separator: Separator): number {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}

/**
 * Detects the separator of a text file: the one that yields most known titles, since prices and lists of sizes contain
 * commas too; otherwise the one most frequent and regular in the first rows.
 */
export function separatorOf(text: string): Separator {
  const named = separatorLine.exec(text)?.[1];
  let best: { separator: Separator; titles: number; score: number } = { separator: ',', titles: 1, score: 1 };
  for (const { value: separator } of separators) {
    if (separator === named) return separator;
    const { rows } = parseCsv(text, separator, sampleSize);
    const titles = Math.max(1, ...rows.map((cells) => cells.filter((cell) => topicOf(cell) !== null).length));
    const widths = rows.map((cells) => cells.length);
    const widest = Math.max(1, ...widths);
    const even = widths.filter((width) => width === widest).length / Math.max(1, widths.length);
    const score = widest * even;
    if (titles > best.titles || (titles === best.titles && score > best.score))
      best = { separator, titles, score };
  }
  return best.separator;
}

/** The supported text encodings, by their `TextDecoder` labels, with display names. */
export const encodings = [
  { value: 'utf-8', label: 'Unicode (UTF-8)' },
  { value: 'utf-16le', label: 'Unicode (UTF-16)' },
  { value: 'utf-16be', label: 'Unicode (UTF-16, big endian)' },
  { value: 'windows-1252', label: 'Western European (Windows)' },
  { value: 'windows-1254', label: 'Turkish (Windows)' },
  { value: 'windows-1256', label: 'Arabic (Windows)' },
  { value: 'windows-1250', label: 'Central European (Windows)' },
  { value: 'windows-1251', label: 'Cyrillic (Windows)' },
  { value: 'windows-1253', label: 'Greek (Windows)' },
  { value: 'windows-1255', label: 'Hebrew (Windows)' },
  { value: 'shift_jis', label: 'Japanese (Shift_JIS)' },
  { value: 'euc-kr', label: 'Korean (EUC-KR)' },
  { value: 'gbk', label: 'Chinese (GBK)' },
] as const;

export type Encoding = (typeof encodings)[number]['value'];

const turkish = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);

/** The encoding of a byte order mark; null without one. */
export function encodingMark(bytes: Uint8Array): Encoding | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/**
 * Guesses the encoding of text that is not UTF-8: Arabic if letters beyond ASCII follow each other, Turkish if there
 * are letters that are rare in Western European text, otherwise Western European.
 */
export function guessEncoding(bytes: Uint8Array): Encoding {
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
