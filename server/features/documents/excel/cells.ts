import { dayOf, fromDateText } from '../../../../src/domain/dates';
import { decimalsOf } from '../../../../src/domain/money';
import type { CellStyle } from './styles';

/** A cell to write: text or a number, with the formula that yields it, if any; null leaves it empty. */
export type Cell = { value: string | number | null; style: CellStyle; formula?: string } | null;

/** A text cell, never a formula, whatever the text begins with. */
export const text = (value: string, style: CellStyle = 'text'): Cell => ({ value, style });

/** Column headings; those from `firstNumber` on are for columns of numbers. */
export const headings = (titles: readonly string[], firstNumber: number): Cell[] =>
  titles.map((title, column) => text(title, column < firstNumber ? 'head' : 'headEnd'));

/** A whole number. */
export const count = (value: number, formula?: string, style: CellStyle = 'count'): Cell => ({
  value,
  style,
  formula,
});

/** An amount of integer cents, in major units. */
export const money = (cents: number, formula?: string, style: CellStyle = 'money'): Cell => ({
  value: cents / 100,
  style,
  formula,
});

/** The cells of a row whose money is in this currency: without decimals when it has none. */
export function inCurrency(cells: readonly Cell[], currency: string): Cell[] {
  if (decimalsOf(currency) > 0) return [...cells];
  return cells.map((cell) => cell && { ...cell, style: withoutDecimals.get(cell.style) ?? cell.style });
}

const withoutDecimals = new Map<CellStyle, CellStyle>([
  ['money', 'count'],
  ['sumMoney', 'sumCount'],
]);

const secondsADay = 86_400;
const unixEpoch = 25_569;

/** A delivery day, the same for everybody, of epoch seconds; empty when unset. */
export const day = (seconds: number | null, style: CellStyle = 'date'): Cell => ({
  value: seconds === null ? null : Math.floor(seconds / secondsADay) + unixEpoch,
  style,
});

/** The day in a time zone of a time in epoch seconds; empty when unset. */
export const dayIn = (timeZone: string, seconds: number | null, style?: CellStyle): Cell =>
  day(seconds === null ? null : fromDateText(dayOf(seconds, timeZone)), style);

/** The letters of a zero-based column: A, B, … Z, AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** The name of a cell, such as A1, from its zero-based row and column. */
export const nameOf = (row: number, column: number) => `${columnName(column)}${row + 1}`;

/** The name of a range, such as A1:A9. */
export const rangeOf = (from: [number, number], to: [number, number]) =>
  `${nameOf(...from)}:${nameOf(...to)}`;

/** The formula of an amount: the product of two cells in a row, rounded to the cent. */
export const productOf = (row: number, quantityColumn: number, priceColumn: number) =>
  `ROUND(${nameOf(row, quantityColumn)}*${nameOf(row, priceColumn)},2)`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for a workbook's XML: markup as entities, and characters that XML can't hold as `_x0007_`, which
 * spreadsheet programs decode. Text that looks like such a code is escaped itself.
 */
export function xmlText(text: string): string {
  return text
    .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    .replace(
      /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
