import { toEan } from '../ean';
import type { Cell } from '../spreadsheet/cell';
import { cellAt, cellsOf, type Table, type TableRow, textOf } from './table';
import { columnsAbout, isSizeTitle } from './titles';

/** Columns with several values in a cell, as in 'S, M, L': each value gets a row. */
export type ListColumns = {
  /** Split in rows without a code, and in those with as many codes as values. */
  readonly lists: readonly number[];
  /** Split also in rows whose only EAN or sku says that they are one sku. */
  readonly codedLists: readonly number[];
};

/** A comma of any script, except as a decimal mark in half sizes, as in '37,5'. */
const listComma = /(?<!\d\d),|,(?!5(?!\d))|[،、，]/;
const otherSigns = ['\n', ';', '；', '؛', '|'];
const listSign = /[\n;；؛|،、，,]/;

/** Splits a list in a cell, such as 'S, M, L', 'S;M;L' or '["S","M"]'; a single value is a list of one. */
export function itemsOf(text: string): string[] {
  return listSign.test(text) ? [...new Set(partsOfList(text))] : partsOfList(text);
}

function partsOfList(text: string): string[] {
  if (!listSign.test(text)) return text === '' ? [] : [text];
  return text
    .replace(/[[\]"]/g, '')
    .split(otherSigns.find((sign) => text.includes(sign)) ?? listComma)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The codes in a cell; several EANs may also be separated by spaces or slashes. */
function codesIn(text: string): string[] {
  const words = text.split(/[\s,;|/،؛、，；]+/).filter((word) => word !== '');
  return words.length > 1 && words.every((word) => toEan(word) !== null) ? words : partsOfList(text);
}

/** The pieces in a cell; '12,000' is a number. */
const piecesIn = (text: string) => (/\d,\d/.test(text) ? [text] : partsOfList(text));

const sampleSize = 200;

/** The columns of codes of single skus: by their titles, or EANs by their cells; none that repeats its codes. */
function codeColumnsOf(table: Table): number[] {
  const titled = columnsAbout(table.header, ['ean', 'sku', 'own_sku']);
  return [...table.header.keys()].filter((column) => {
    const texts = cellsOf(table, column)
      .map(textOf)
      .filter((text) => text !== '');
    const sample = texts.slice(0, sampleSize).flatMap(codesIn);
    const areCodes = titled.includes(column) || sample.filter(isEan).length > sample.length * 0.8;
    return areCodes && new Set(texts).size > texts.length * 0.9;
  });
}

const isEan = (text: string) => toEan(text) !== null;
const areSizes = (items: readonly string[]) => items.every(isSizeTitle);

/**
 * Whether the codes of a row say that a list in it is one value, as 'white, dark blue' beside one EAN. Beside sizes only,
 * as in 'S, M', a code is that of the product.
 */
function isOneSku({ cells }: TableRow, items: readonly string[], codeColumns: readonly number[]): boolean {
  const codes = codeColumns.map((column) => codesIn(textOf(cells[column])));
  return (
    codes.some(({ length }) => length > 0) && codes.every(({ length }) => length < 2) && !areSizes(items)
  );
}

const colorTopics = ['color', 'color_name', 'color_code'];
const maxItem = 16;
const areShort = (items: readonly string[]) => items.every(({ length }) => length <= maxItem);

/** Whether a text may be several sizes or colors. */
export function isList(text: string): boolean {
  const items = itemsOf(text);
  return items.length > 1 && areShort(items);
}

/**
 * The columns of sizes or colors with lists: `found` for certain by the codes, sizes or other cells, and `offered`, which
 * only the person knows.
 */
export function findLists(table: Table): { readonly found: ListColumns; readonly offered: ListColumns } {
  const codeColumns = codeColumnsOf(table);
  const sizes = columnsAbout(table.header, ['size']);
  const lists: number[] = [];
  const offered: number[] = [];
  const codedLists: number[] = [];
  for (const column of columnsAbout(table.header, ['size', ...colorTopics])) {
    const cells = table.rows.map((row) => ({ row, items: itemsOf(textOf(row.cells[column])) }));
    const all = cells.filter(({ items }) => items.length > 1);
    if (all.length === 0 || !all.every(({ items }) => areShort(items))) continue;
    const open = all.filter(({ row, items }) => !isOneSku(row, items, codeColumns));
    if (open.length < all.length) codedLists.push(column);
    if (open.length === 0) continue;
    offered.push(column);
    const others = sizes.filter((size) => size !== column);
    const isClear = open.some(
      ({ row, items }) =>
        areSizes(items) ||
        codeColumns.some((code) => codesIn(textOf(row.cells[code])).length === items.length),
    );
    const isFrequent = open.length > cells.filter(({ items }) => items.length > 0).length * 0.3;
    if (isClear || (isFrequent && (sizes.includes(column) || areLists(cells, open, column, others))))
      lists.push(column);
  }
  return { found: { lists, codedLists: [] }, offered: { lists: offered, codedLists } };
}

type ListCell = { readonly row: TableRow; readonly items: readonly string[] };

/**
 * Whether cells with commas are several colors rather than a color's name: by another sign than a comma, lists of sizes
 * beside them, or values that stand alone in other rows.
 */
function areLists(
  cells: readonly ListCell[],
  open: readonly ListCell[],
  column: number,
  sizes: readonly number[],
): boolean {
  const isMost = (test: (cell: ListCell) => boolean) => open.filter(test).length > open.length / 2;
  const alone = new Set(cells.flatMap(({ items }) => (items.length === 1 ? items : [])));
  return (
    isMost(({ row }) => otherSigns.some((sign) => textOf(row.cells[column]).includes(sign))) ||
    isMost(({ row }) => sizes.some((size) => itemsOf(textOf(row.cells[size])).length > 1)) ||
    isMost(({ items }) => items.every((item) => alone.has(item)))
  );
}

/** The first cell that a switch for lists is about; '' if there is none. */
export function listExample(table: Table, columns: readonly number[], isCoded: boolean): string {
  const codeColumns = codeColumnsOf(table);
  for (const row of table.rows) {
    for (const column of columns) {
      const text = textOf(row.cells[column]);
      const items = itemsOf(text);
      if (items.length > 1 && isOneSku(row, items, codeColumns) === isCoded) return text;
    }
  }
  return '';
}

/**
 * Gives each value of lists a row. Lists of colors and of sizes yield a row for each combination, those with as many
 * codes as values a row for each code; the codes of a color and its names go together.
 */
export function splitLists(table: Table, { lists, codedLists }: ListColumns): Table {
  const { header, rows } = table;
  const columns = [...new Set([...lists, ...codedLists])].sort((a, b) => a - b);
  const codeColumns = codeColumnsOf(table).filter((column) => !columns.includes(column));
  const colors = columnsAbout(header, colorTopics);
  const pieces = columnsAbout(header, ['stock']);

  /** The values of lists by their columns, those that belong together in one group. */
  function groupsOf(row: TableRow): Map<number, readonly string[]>[] {
    const textIn = (column: number) => textOf(row.cells[column]);
    const codes = codeColumns.map((column) => [column, codesIn(textIn(column))] as const);
    const groups = new Map<string, Map<number, readonly string[]>>();
    for (const column of columns) {
      const items = itemsOf(textIn(column));
      const isSplit = codedLists.includes(column) || !isOneSku(row, items, codeColumns);
      if (items.length < 2 || !isSplit) continue;
      const withCodes = codes.filter(([, { length }]) => length === items.length);
      const key = withCodes.length > 0 ? 'codes' : colors.includes(column) ? `color ${items.length}` : column;
      const group = groups.get(String(key)) ?? new Map(withCodes);
      groups.set(String(key), group.set(column, items));
    }
    const all = [...groups.values()];
    for (const column of pieces) {
      const items = piecesIn(textIn(column));
      const [only, ...others] = all.filter((group) => lengthOf(group) === items.length);
      if (items.length > 1 && others.length === 0) only?.set(column, items);
    }
    return all;
  }

  return {
    header,
    rows: rows.flatMap((row) =>
      groupsOf(row).reduce<TableRow[]>((made, group) => made.flatMap((one) => splitBy(one, group)), [row]),
    ),
  };
}

const lengthOf = (group: ReadonlyMap<number, readonly string[]>) =>
  Math.max(0, ...[...group.values()].map(({ length }) => length));

function splitBy(row: TableRow, group: ReadonlyMap<number, readonly string[]>): TableRow[] {
  return Array.from({ length: lengthOf(group) }, (_, index) => {
    const width = Math.max(row.cells.length, ...[...group.keys()].map((column) => column + 1));
    const cells = Array.from({ length: width }, (_cell, column): Cell => {
      const items = group.get(column);
      return items === undefined ? cellAt(row.cells, column) : cellAt(items, index);
    });
    return { ...row, cells };
  });
}
