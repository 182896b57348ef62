import type { CellStyle } from './styles';

/** A cell to write: a text or a number, with the formula that it is the value of; null leaves it empty. */
export type Cell = { value: string | number | null; style: CellStyle; formula?: string } | null;

/** A sheet of a workbook; rows and columns are counted from 0. */
export interface Sheet {
  name: string;
  /** How wide each column is, in characters. */
  widths: readonly number[];
  rows: Iterable<readonly Cell[]>;
  /** How many rows at the top stay in view; the last of them is repeated on every printed page. */
  frozenRows: number;
  /** How many columns at the left stay in view. */
  frozenColumns?: number;
  /** Whether the last frozen row offers to filter what is below it. */
  filter?: boolean;
  /** What stands at the foot of each printed page beside its number. */
  footer: string;
}
