import { message } from '../language/message';
import type { FileCell } from '../spreadsheet/cell';

/** The order from which a form was made, and its version, written into the form. */
export type FormOrigin = {
  readonly order: string;
  readonly orderName: string;
  readonly catalog: string;
  readonly catalogName: string;
  /** The order's version when the form was made. */
  readonly version: number;
};

/**
 * A line of the form, for one color of a garment: for each size column the sku and its pieces when the form was made,
 * or null where the color is not made in that size.
 */
export type FormLine = readonly (readonly [sku: string, pieces: number] | null)[];

const originMark = 'linedesk:order-form:';

/**
 * The marks in a form's hidden first row, by which columns are found after they were moved: the color codes, the
 * hidden lines, and each size column by its position in the lines.
 */
export const formMarks = {
  code: 'linedesk:code',
  line: 'linedesk:line',
  size: (position: number): string => `linedesk:size:${position + 1}`,
} as const;

/** The title of the column of color codes. */
export const codeTitle = message('Code');

/** Serializes the origin for one cell in the row of the column marks. */
export function writeOrigin({ order, orderName, catalog, catalogName, version }: FormOrigin): string {
  return originMark + JSON.stringify([order, orderName, catalog, catalogName, version]);
}

/** Parses the origin from the text of its cell; null for other texts. */
export function readOrigin(cell: FileCell): FormOrigin | null {
  if (typeof cell !== 'string' || !cell.startsWith(originMark)) return null;
  const parts = parseList(cell.slice(originMark.length));
  if (parts === null) return null;
  const [order, orderName, catalog, catalogName, version] = parts;
  const isComplete =
    typeof order === 'string' &&
    typeof orderName === 'string' &&
    typeof catalog === 'string' &&
    typeof catalogName === 'string' &&
    typeof version === 'number';
  return isComplete ? { order, orderName, catalog, catalogName, version } : null;
}

/** Serializes a line for its hidden cell. */
export function writeLine(line: FormLine): string {
  return JSON.stringify(line);
}

/** Parses a line from the text of its hidden cell; null for other texts. */
export function readLine(cell: FileCell): FormLine | null {
  if (typeof cell !== 'string' || !cell.startsWith('[')) return null;
  const cells = parseList(cell)?.map(readCell);
  return cells === undefined || cells.includes(undefined) ? null : cells.filter((cell) => cell !== undefined);
}

function readCell(cell: unknown): FormLine[number] | undefined {
  if (cell === null) return null;
  const [sku, pieces]: unknown[] = Array.isArray(cell) ? cell : [];
  return typeof sku === 'string' && typeof pieces === 'number' ? [sku, pieces] : undefined;
}

function parseList(json: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
