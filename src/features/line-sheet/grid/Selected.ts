import type { Value } from '../../../lib/createValue';
import type { CellRange } from './cellRange';

/** The cell that has, or had last, the focus. */
export interface Selected {
  readonly sku: string;
  /** The cells selected with it, if there are more. */
  readonly range: CellRange | null;
  /** What a screen reader is told of it, beyond the cell's own name. */
  readonly said: string;
}

/** The selection of a sheet, outside of React: it changes with every key. */
export type Selection = Value<Selected | null>;
