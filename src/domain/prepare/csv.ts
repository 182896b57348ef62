import { message } from '../language/message';
import { topicOf } from './titles';

/** The supported separators of text files, with their labels. */
export const separators = [
  { value: ',', label: message('Comma') },
  { value: ';', label: message('Semicolon') },
  { value: '\t', label: message('Tab') },
  { value: '|', label: message('Vertical bar') },
] as const;

export type Separator = (typeof separators)[number]['value'];

const sampleSize = 30;

/** Excel's first line 'sep=;', which specifies the separator; other programs write it as a row of cells. */
const separatorLine = /^\s*"?sep=([,;\t|])"?[,;\t| ]*(?:\r\n|\r|\n)/i;

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
