import type { DecimalMark } from './numbers';

/** Where the cells of one of our columns come from. */
export type Source = {
  /** Columns of the brand's table, counted from 0, whose texts are joined by a space. */
  readonly columns: readonly number[];
  /** Which part of a code such as 272145190-250-2, counted from 0; null for the whole text. */
  readonly part: number | null;
  /** What stands where the columns are blank, or everywhere if there are none. */
  readonly fill: string;
};

/** How a brand's table becomes one of our files. */
export type ColumnMapping = {
  /** By the names of our columns; one without a source is left out of the file. */
  readonly sources: { readonly [field in string]?: Source };
  /** The decimal marks that the person has chosen, by the names of our columns. */
  readonly marks: { readonly [field in string]?: DecimalMark };
  /** Whether rows of one product that differ in what they share get what its first row has. */
  readonly unifies: boolean;
  /** Whether rows that repeat the product, color and size of an earlier one are left out. */
  readonly dropsRepeats: boolean;
  /** Whether rows that the upload would refuse are left out. */
  readonly dropsBad: boolean;
};

/** A plan before anything is matched. */
export const emptyMapping: ColumnMapping = {
  sources: {},
  marks: {},
  unifies: false,
  dropsRepeats: false,
  dropsBad: false,
};

/** The source of cells that all say the same. */
export const constant = (fill: string): Source => ({ columns: [], part: null, fill });

/** The source of cells as a column has them. */
export const column = (index: number): Source => ({ columns: [index], part: null, fill: '' });

/** Whether a source says anything at all. */
export const isUsed = (source: Source | undefined): source is Source =>
  source !== undefined && (source.columns.length > 0 || source.fill !== '');

/** The parts of a code that are separated by a sign; a code without one is a single part. */
export function partsOf(text: string): string[] {
  return text.split(/[-_/.]+|\s+/).filter((part) => part !== '');
}
