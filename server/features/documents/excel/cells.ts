import { type CellObject, utils } from 'xlsx';

/** A cell to write; null leaves it empty. */
export type Cell = CellObject | null;

/** A text that stays one, whatever it begins with: never a formula. */
export const text = (value: string): Cell => (value === '' ? null : { t: 's', v: value });

/** A whole number. */
export const count = (value: number, formula?: string): Cell => ({
  t: 'n',
  v: value,
  z: '#,##0',
  f: formula,
});

/** An amount of integer cents, in major units. */
export const money = (cents: number, formula?: string): Cell => ({
  t: 'n',
  v: cents / 100,
  z: '#,##0.00',
  f: formula,
});

const secondsADay = 86_400;
const unixEpoch = 25_569;

/** The day, by UTC, of a time in epoch seconds; empty when unset. */
export const day = (seconds: number | null): Cell =>
  seconds === null ? null : { t: 'n', v: Math.floor(seconds / secondsADay) + unixEpoch, z: 'yyyy-mm-dd' };

/** The name of a cell, as A1, from its row and column counted from 0. */
export const nameOf = (row: number, column: number) => utils.encode_cell({ r: row, c: column });

/** The name of a range of one column or row, as A1:A9. */
export const rangeOf = (from: [number, number], to: [number, number]) =>
  `${nameOf(...from)}:${nameOf(...to)}`;
