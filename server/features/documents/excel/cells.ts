import type { CellStyle } from './styles';

/** A cell to write: a text or a number, with the formula that it is the value of; null leaves it empty. */
export type Cell = { value: string | number | null; style: CellStyle; formula?: string } | null;

/** A text that stays one, whatever it begins with: never a formula. */
export const text = (value: string, style: CellStyle = 'text'): Cell => ({ value, style });

/** Column headings; those from `firstNumber` on stand above numbers. */
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

const secondsADay = 86_400;
const unixEpoch = 25_569;

/** The day, by UTC, of a time in epoch seconds; empty when unset. */
export const day = (seconds: number | null, style: CellStyle = 'date'): Cell => ({
  value: seconds === null ? null : Math.floor(seconds / secondsADay) + unixEpoch,
  style,
});

/** The letters of a column counted from 0: A, B, … Z, AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** The name of a cell, as A1, from its row and column counted from 0. */
export const nameOf = (row: number, column: number) => `${columnName(column)}${row + 1}`;

/** The name of a range, as A1:A9. */
export const rangeOf = (from: [number, number], to: [number, number]) =>
  `${nameOf(...from)}:${nameOf(...to)}`;

/** The formula of an amount: two cells of a row multiplied, to the cent. */
export const productOf = (row: number, quantityColumn: number, priceColumn: number) =>
  `ROUND(${nameOf(row, quantityColumn)}*${nameOf(row, priceColumn)},2)`;
