import type { CellStyle } from '../xlsx/styles';
import type { Cell } from '../xlsx/Sheet';

/** A text that stays one, whatever it begins with: never a formula. */
export const text = (value: string, style: CellStyle = 'text'): Cell => ({ value, style });

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
