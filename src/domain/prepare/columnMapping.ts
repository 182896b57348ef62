import type { DecimalMark } from './numbers';

/** The source of one of our columns. */
export type Source = {
  /** Columns of the brand's table, counted from 0, whose texts are joined by a space. */
  readonly columns: readonly number[];
  /** Which part of a code such as 272145190-250-2, counted from 0; null for the whole text. */
  readonly part: number | null;
  /** The value where the columns are blank, or everywhere if there are none. */
  readonly fill: string;
};

/** How a brand's table is converted into one of our files. */
export type ColumnMapping = {
  /** By the names of our columns; columns without a source are omitted from the file. */
  readonly sources: { readonly [field in string]?: Source };
  /** The decimal marks chosen by the person, by the names of our columns. */
  readonly marks: { readonly [field in string]?: DecimalMark };
  /** Use the first row's values for the entire product. */
  readonly unifies: boolean;
  /** Skip rows that repeat the product, color and size of an earlier one. */
  readonly dropsRepeats: boolean;
  /** Skip rows that the upload would refuse. */
  readonly dropsBad: boolean;
};

/** A mapping without any sources. */
export const emptyMapping: ColumnMapping = {
  sources: {},
  marks: {},
  unifies: false,
  dropsRepeats: false,
  dropsBad: false,
};

/** A source with the same value in all cells. */
export const constant = (fill: string): Source => ({ columns: [], part: null, fill });

/** A source with the unchanged cells of a column. */
export const column = (index: number): Source => ({ columns: [index], part: null, fill: '' });

/** Whether a source provides any values. */
export const isUsed = (source: Source | undefined): source is Source =>
  source !== undefined && (source.columns.length > 0 || source.fill !== '');

/** Splits a code at separators; a code without one is a single part. */
export function partsOf(text: string): string[] {
  return text.split(/[-_/.]+|\s+/).filter((part) => part !== '');
}
